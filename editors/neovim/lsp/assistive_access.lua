---@brief
---
--- Says, as you type, what a person who uses Apple's Assistive Access will run into.
--- Switch it on with `vim.lsp.enable('assistive_access')`.

local project_names = { ['Package.swift'] = true, ['Project.swift'] = true, ['project.yml'] = true }

---@param name string
local function begins_project(name)
  return project_names[name] or vim.endswith(name, '.xcodeproj') or vim.endswith(name, '.xcworkspace')
end

--- In a repository the outermost folder that has a project, so that an app's local packages are checked with the app;
--- the repository's own if it has none. Outside of repositories the nearest folder that has a project.
---@param file string
---@return string? folder
local function project_folder(file)
  local nearest, outermost ---@type string?, string?
  for folder in vim.fs.parents(file) do
    if vim.iter(vim.fs.dir(folder)):any(begins_project) then
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
  -- Neovim takes property lists for XML; no other XML is looked at.
  filetypes = { 'swift', 'xml' },
  root_dir = function(bufnr, on_dir)
    local file = vim.api.nvim_buf_get_name(bufnr)
    if vim.bo[bufnr].filetype == 'swift' or vim.endswith(file, '.plist') then
      -- Without a folder, the server goes by the open files alone.
      on_dir(project_folder(file))
    end
  end,
  settings = {
    assistiveAccess = {
      -- 'all' checks every view as if Assistive Access reached it.
      scope = 'assistive-access',
      -- How much goes to the client's log: 'error', 'warning', 'information' or 'debug'.
      logLevel = 'information',
    },
  },
}
