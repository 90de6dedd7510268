if vim.g.loaded_assistive_access then
  return
end
vim.g.loaded_assistive_access = true

vim.api.nvim_create_user_command('AssistiveAccess', function(command)
  require('assistive_access').command(command.fargs, command.bang)
end, {
  nargs = '+',
  bang = true,
  desc = 'Checklist, map and rules of Assistive Access',
  complete = function(lead, line)
    return require('assistive_access').complete(lead, line)
  end,
})
