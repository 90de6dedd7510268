--- What `:AssistiveAccess` does, for those who would rather map keys to it.

local M = {}

local NAME = 'assistive_access'
local FIX_ALL = 'assistive-access.fixAll'
local EXPLAIN = 'assistive-access.explain'

---@param count integer
---@param noun string
local function counted(count, noun)
  return ('%d %s%s'):format(count, noun, count == 1 and '' or 's')
end

---@class assistive_access.Report
---@field command string what the server calls it
---@field arguments string[] what the command line calls it

---@type table<string, assistive_access.Report>
local reports = {
  audit = { command = 'assistive-access.audit', arguments = { 'audit', '--quiet', '--format', 'markdown' } },
  flow = { command = 'assistive-access.flow', arguments = { 'flow', '--quiet', '--format', 'text' } },
}

---@param message string
---@param level integer?
local function say(message, level)
  vim.notify('assistive-access: ' .. message, level or vim.log.levels.INFO)
end

---@param message string
local function complain(message)
  say(message, vim.log.levels.ERROR)
end

--- The server that has the current buffer; without one, whichever runs.
---@return vim.lsp.Client?
function M.client()
  return vim.lsp.get_clients({ name = NAME, bufnr = 0 })[1] or vim.lsp.get_clients({ name = NAME })[1]
end

--- The program as it is configured, with the arguments that come before all others, such as those of `nix run`.
---@return string[]
function M.program()
  local config = vim.lsp.config[NAME]
  local cmd = config and config.cmd
  if type(cmd) ~= 'table' then
    return { 'aa-language-server' }
  end
  local program = {}
  for _, word in ipairs(cmd) do
    -- What is for a server alone.
    if word == 'serve' or word == '--stdio' then
      break
    end
    table.insert(program, word)
  end
  return program
end

---@param client vim.lsp.Client?
---@param command string
---@return boolean
local function offers(client, command)
  local provider = client and client.server_capabilities.executeCommandProvider
  return provider ~= nil and vim.list_contains(provider.commands or {}, command)
end

--- The folder that a report is about.
---@return string
local function folder()
  local client = M.client()
  local root = client and client.root_dir or vim.fs.root(0, '.git')
  return root or vim.fn.getcwd()
end

--- What the program prints. Status 1 says that there are findings, and is none the worse for it.
---@param arguments string[]
---@param where string the folder to run in
---@param on_text fun(text: string)
local function run(arguments, where, on_text)
  local command = vim.list_extend(M.program(), arguments)
  local function on_exit(result)
    if result.code > 1 or (result.code == 1 and result.stdout == '') then
      complain(vim.split(result.stderr, '\n')[1])
    else
      on_text(result.stdout)
    end
  end
  local options = { cwd = where, text = true, env = { NO_COLOR = '1' } }
  local started, reason = pcall(vim.system, command, options, vim.schedule_wrap(on_exit))
  if not started then
    complain(("'%s' cannot be run: %s"):format(command[1], reason))
  end
end

--- How many answers of each client are awaited that come into a window.
---@type table<integer, integer>
local awaited = {}

--- Whether what a client's server would show elsewhere is shown in a window.
---@param client_id integer
---@return boolean
function M.shows_answers(client_id)
  return (awaited[client_id] or 0) > 0
end

---@param client_id integer
---@param difference integer
local function count_awaited(client_id, difference)
  local count = math.max(0, (awaited[client_id] or 0) + difference)
  awaited[client_id] = count > 0 and count or nil
end

--- Asks the server to follow a command.
---@param client vim.lsp.Client
---@param command string
---@param arguments any[]
---@param on_result fun(result: any)
---@param is_shown boolean? whether the answer comes into a window
local function ask(client, command, arguments, on_result, is_shown)
  local awaits = is_shown and 1 or 0
  count_awaited(client.id, awaits)
  local params = { command = command, arguments = arguments }
  local is_sent = client:request('workspace/executeCommand', params, function(problem, result)
    count_awaited(client.id, -awaits)
    if problem then
      complain(problem.message)
    else
      on_result(result)
    end
  end)
  if not is_sent then
    count_awaited(client.id, -awaits)
    complain('the server does not run any more; see :AssistiveAccess restart')
  end
end

--- Shows a text in a window of its own; the same text again takes the former one's place.
---@param name string
---@param text string
---@param filetype string
---@param where string the folder that places in the text are relative to
local function show(name, text, filetype, where)
  local title = 'assistive-access://' .. name
  local buffer = vim.fn.bufnr('^' .. vim.fn.escape(title, '[]*?') .. '$')
  if buffer < 0 then
    buffer = vim.api.nvim_create_buf(false, true)
    vim.api.nvim_buf_set_name(buffer, title)
    vim.bo[buffer].bufhidden = 'wipe'
    vim.keymap.set('n', 'q', '<Cmd>close<CR>', { buffer = buffer, desc = 'Close this window' })
    -- As in the quickfix list: a place in the text leads there.
    vim.keymap.set('n', '<CR>', '<C-w>F', { buffer = buffer, desc = 'Open the place under the cursor' })
  end
  vim.bo[buffer].modifiable = true
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(vim.trim(text), '\n'))
  vim.bo[buffer].modifiable = false
  vim.bo[buffer].filetype = filetype
  local window = vim.fn.bufwinid(buffer)
  if window < 0 then
    vim.cmd.split({ mods = { keepalt = true } })
    window = vim.api.nvim_get_current_win()
    vim.api.nvim_win_set_buf(window, buffer)
    vim.wo[window].wrap = true
    vim.wo[window].linebreak = true
  else
    vim.api.nvim_set_current_win(window)
  end
  vim.cmd.lcd({ args = { vim.fn.fnameescape(where) }, mods = { silent = true } })
end

--- Opens a page in the browser.
---@param name string
---@param html string
local function browse(name, html)
  local file = vim.fn.tempname() .. '-' .. name .. '.html'
  vim.fn.writefile(vim.split(html, '\n'), file)
  local _, problem = vim.ui.open(file)
  if problem then
    complain(problem)
  end
end

--- Shows the checklist (`audit`) or the map of screens (`flow`).
---@param name 'audit'|'flow'
---@param options { browser: boolean?, arguments: any[]? }? the map's arguments are a view and the URI of its file
function M.report(name, options)
  options = options or {}
  local report = reports[name]
  -- Now, as another buffer may be the current one when the answer comes.
  local where = folder()
  local function fallback()
    local arguments = vim.deepcopy(report.arguments)
    if options.browser then
      arguments[#arguments] = 'html'
    end
    run(arguments, where, function(text)
      if options.browser then
        browse(name, text)
      else
        show(name, text, name == 'audit' and 'markdown' or 'text', where)
      end
    end)
  end
  local client = M.client()
  if not client or not offers(client, report.command) then
    fallback()
    return
  end
  local arguments = options.arguments or { vim.NIL, vim.uri_from_bufnr(0) }
  ask(client, report.command, arguments, function(result)
    if type(result) ~= 'table' or not result.text then
      fallback()
    elseif not options.browser then
      -- A diagram is drawn nowhere here; the same follows as an outline.
      show(name, (result.text:gsub('```mermaid\n.-\n```\n*', '')), 'markdown', where)
    end
  end, not options.browser)
end

--- The rules that found something on the cursor's line.
---@return string[]
local function rules_here()
  local line = vim.api.nvim_win_get_cursor(0)[1] - 1
  local found = {}
  for _, item in ipairs(vim.diagnostic.get(0, { lnum = line })) do
    if item.source == 'assistive-access' and not vim.list_contains(found, item.code) then
      table.insert(found, item.code)
    end
  end
  return found
end

--- Explains a rule; without a name, the one that found something on the cursor's line.
---@param rule string?
function M.explain(rule)
  rule = rule or rules_here()[1]
  if not rule then
    complain('name a rule, or put the cursor on a line with a finding')
    return
  end
  local client = M.client()
  local where = folder()
  local function fallback()
    run({ 'explain', rule }, where, function(text)
      show('rule/' .. rule, text, 'text', where)
    end)
  end
  if not client or not offers(client, EXPLAIN) then
    fallback()
    return
  end
  ask(client, EXPLAIN, { rule }, function(result)
    if type(result) == 'table' and result.text then
      show('rule/' .. rule, result.text, 'markdown', where)
    else
      fallback()
    end
  end, true)
end

--- Mends everything in the workspace that can be mended safely.
function M.fix_all()
  local client = M.client()
  if not client or not offers(client, FIX_ALL) then
    complain('the server does not run, so nothing was fixed')
    return
  end
  ask(client, FIX_ALL, {}, function(count)
    -- If there is nothing to fix, the server says so.
    if type(count) == 'number' and count > 0 then
      say(('fixed %s; :wall writes the files'):format(counted(count, 'finding')))
    end
  end)
end

--- Ends the server and starts it again for all buffers.
function M.restart()
  local running = #vim.lsp.get_clients({ name = NAME })
  vim.lsp.enable(NAME, false)
  vim.wait(3000, function()
    return #vim.lsp.get_clients({ name = NAME }) == 0
  end, 20)
  vim.lsp.enable(NAME)
  say(running > 0 and 'the server is started again' or 'the server is started')
end

--- Opens the log, with the newest at the end.
function M.log()
  vim.cmd.tabedit({ args = { vim.fn.fnameescape(vim.lsp.get_log_path()) } })
  vim.cmd.normal({ args = { 'G' }, bang = true })
end

---@class assistive_access.Status
---@field state 'reading'|'ready'|'problem'
---@field message string?
---@field findings { error: integer, warning: integer } of the open documents

--- What each client's server last said.
---@type table<integer, assistive_access.Status>
local told = {}

---@param client_id integer
---@param status assistive_access.Status
function M.on_status(client_id, status)
  told[client_id] = status
  vim.cmd.redrawstatus({ bang = true })
end

--- Forgets what was told and awaited of a client, whose server has ended.
---@param client_id integer
function M.on_exit(client_id)
  told[client_id] = nil
  awaited[client_id] = nil
end

--- What the server has found in a few words, for a status line; empty where there is no server.
---@return string
function M.status()
  local client = vim.lsp.get_clients({ name = NAME, bufnr = 0 })[1]
  local status = client and told[client.id]
  if not status then
    return ''
  elseif status.state ~= 'ready' then
    return 'AA: ' .. (status.message or (status.state == 'reading' and 'reading the app' or 'see the log'))
  end
  return ('AA: %s, %s'):format(counted(status.findings.error, 'error'), counted(status.findings.warning, 'warning'))
end

--- The ids of all rules, for completion.
---@return string[]
function M.rules()
  local started, process = pcall(vim.system, vim.list_extend(M.program(), { 'rules', '--format', 'json' }))
  if not started then
    return {}
  end
  local result = process:wait(2000)
  local decoded, list = pcall(vim.json.decode, result.stdout or '')
  if not decoded then
    return {}
  end
  return vim.tbl_map(function(rule)
    return rule.id
  end, list.rules)
end

---@type table<string, fun(arguments: string[], bang: boolean)>
local commands = {
  audit = function(_, bang)
    M.report('audit', { browser = bang })
  end,
  flow = function(arguments, bang)
    local view = arguments[1] and { arguments[1], vim.uri_from_bufnr(0) } or nil
    M.report('flow', { browser = bang, arguments = view })
  end,
  explain = function(arguments)
    M.explain(arguments[1])
  end,
  fixall = M.fix_all,
  restart = M.restart,
  log = M.log,
}

--- What `:AssistiveAccess` runs.
---@param arguments string[]
---@param bang boolean
function M.command(arguments, bang)
  local name = arguments[1]
  local run_command = commands[name]
  if not run_command then
    local known = table.concat(vim.fn.sort(vim.tbl_keys(commands)), ', ')
    complain(("there is no command '%s'; there are %s"):format(name, known))
    return
  end
  run_command(vim.list_slice(arguments, 2), bang)
end

--- What can stand where the cursor is on a line with `:AssistiveAccess`.
---@param lead string
---@param line string
---@return string[]
function M.complete(lead, line)
  local words = vim.split(vim.trim(line:gsub('^.-AssistiveAccess!?', '', 1)), '%s+', { trimempty = true })
  local is_first = #words == 0 or (#words == 1 and lead ~= '')
  local choices = {}
  if is_first then
    choices = vim.fn.sort(vim.tbl_keys(commands))
  elseif words[1] == 'explain' then
    choices = M.rules()
  end
  return vim.tbl_filter(function(choice)
    return vim.startswith(choice, lead)
  end, choices)
end

return M
