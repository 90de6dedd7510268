---@brief
---
--- Says, as you type, what a person who uses Apple's Assistive Access will run into.
--- Switch it on with `vim.lsp.enable('assistive_access')`.

local specs = { 'project.yml', 'project.yaml' }
local project_names = { ['Package.swift'] = true, ['Project.swift'] = true, [specs[1]] = true, [specs[2]] = true }

--- Whether a folder is one that Xcode shows as one file.
---@param name string
local function is_project(name)
  return vim.endswith(name, '.xcodeproj') or vim.endswith(name, '.xcworkspace')
end

---@param name string
local function begins_project(name)
  return project_names[name] or is_project(name)
end

--- Whether a file is one that the server reads: other XML, YAML and Ruby is not looked at.
---@param file string
---@param filetype string
local function is_read(file, filetype)
  local name = vim.fs.basename(file)
  if filetype == 'swift' or name == 'Podfile' or name == 'InfoPlist.strings' then
    return true
  end
  for _, ending in ipairs({ '.plist', '.entitlements', '.pbxproj', '.xcconfig' }) do
    if vim.endswith(name, ending) then
      return true
    end
  end
  -- A spec, or a file beside or below one, which it may include.
  return filetype == 'yaml' and vim.fs.root(file, specs) ~= nil
end

--- In a repository the outermost folder that has a project, so that an app's local packages are checked with the app;
--- the repository's own if it has none. Outside of repositories the nearest folder that has a project.
---@param file string
---@return string? folder
local function project_folder(file)
  local nearest, outermost ---@type string?, string?
  for folder in vim.fs.parents(file) do
    if not is_project(folder) and vim.iter(vim.fs.dir(folder)):any(begins_project) then
      nearest = nearest or folder
      outermost = folder
    end
    if vim.uv.fs_stat(vim.fs.joinpath(folder, '.git')) then
      return outermost or folder
    end
  end
  return nearest
end

---@type vim.lsp.Config
return {
  cmd = { 'aa-language-server' },
  -- Neovim takes property lists for XML; `ftdetect` beside this folder tells it the types that it does not know.
  filetypes = { 'swift', 'xml', 'yaml', 'ruby', 'pbxproj', 'xcconfig', 'strings' },
  root_dir = function(bufnr, on_dir)
    local file = vim.api.nvim_buf_get_name(bufnr)
    if is_read(file, vim.bo[bufnr].filetype) then
      -- Without a folder, the server goes by the open files alone.
      on_dir(project_folder(file))
    end
  end,
  -- The server says what it has read and found, for status lines.
  init_options = { status = true },
  handlers = {
    ['assistive-access/status'] = function(_, status, context)
      require('assistive_access').on_status(context.client_id, status)
    end,
    -- What is shown in a window is not opened in the browser, too.
    ['window/showDocument'] = function(problem, params, context)
      if require('assistive_access').shows_answers(context.client_id) then
        return { success = true }
      end
      return vim.lsp.handlers['window/showDocument'](problem, params, context)
    end,
  },
  on_exit = function(_, _, client_id)
    require('assistive_access').on_exit(client_id)
  end,
  -- What a code lens asks for comes into a window instead of a browser.
  commands = {
    ['assistive-access.audit'] = function()
      require('assistive_access').report('audit')
    end,
    ['assistive-access.flow'] = function(command)
      require('assistive_access').report('flow', { arguments = command.arguments })
    end,
  },
  settings = {
    assistiveAccess = {
      -- There is no `scope` here: what the project's configuration says would count for nothing then.
      -- How much goes to the client's log: 'error', 'warning', 'information' or 'debug'.
      logLevel = 'information',
    },
  },
}
