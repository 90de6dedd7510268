--- What `:checkhealth assistive_access` tells.

local M = {}

local NAME = 'assistive_access'

local function check_editor()
  if vim.fn.has('nvim-0.11') == 1 then
    vim.health.ok('Neovim ' .. tostring(vim.version()))
  else
    vim.health.error('Neovim is older than 0.11', 'update Neovim')
  end
end

local function check_program()
  local program = require('assistive_access').program()
  local path = vim.fn.exepath(program[1])
  if path == '' then
    vim.health.error(("'%s' is no program that can be run"):format(program[1]), {
      "run 'Scripts/install' in a clone of aa-language-server",
      "or name it as 'cmd'; see :help assistive-access-cmd",
    })
    return
  end
  local started, process = pcall(vim.system, vim.list_extend(program, { 'version' }), { text = true })
  local result = started and process:wait(5000) or { code = -1, stderr = process }
  if result.code == 0 then
    vim.health.ok(('%s (%s)'):format(vim.trim(result.stdout), path))
  else
    vim.health.error(("'%s' does not run"):format(path), vim.trim(result.stderr or ''))
  end
end

local function check_configuration()
  if not vim.lsp.config[NAME] then
    vim.health.error("there is no configuration 'assistive_access'", 'put editors/neovim on the runtimepath')
  elseif not vim.lsp._enabled_configs or vim.lsp._enabled_configs[NAME] then
    vim.health.ok('the server is enabled')
  else
    vim.health.warn('the server is not enabled', "add vim.lsp.enable('assistive_access') to your init.lua")
  end
  if vim.filetype.match({ filename = 'project.pbxproj' }) == 'pbxproj' then
    vim.health.ok("Xcode's file types are known")
  else
    vim.health.warn("Xcode's file types are not known", 'ftdetect/assistive_access.lua is not on the runtimepath')
  end
end

local function check_servers()
  local clients = vim.lsp.get_clients({ name = NAME })
  if #clients == 0 then
    vim.health.info('no server runs now; one starts when a Swift file of an app is opened')
  end
  for _, client in ipairs(clients) do
    local where = client.root_dir or 'no folder: it goes by the open files alone'
    local buffers = vim.tbl_count(client.attached_buffers)
    vim.health.ok(('server %d runs for %s, with %d buffer(s)'):format(client.id, where, buffers))
    if not vim.tbl_get(client.capabilities, 'workspace', 'didChangeWatchedFiles', 'dynamicRegistration') then
      vim.health.info('this Neovim does not watch files: what changes outside of it is seen when a file is saved')
    end
  end
end

function M.check()
  vim.health.start('assistive_access')
  check_editor()
  check_program()
  check_configuration()
  check_servers()
end

return M
