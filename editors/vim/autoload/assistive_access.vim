" Checks for Apple's Assistive Access, by way of ALE.

" The files that mark the folder of an app.
let s:project_patterns = ['*.xcodeproj', '*.xcworkspace', 'Package.swift', 'Project.swift', 'project.yml', 'project.yaml']

" Whether a buffer's file is one that the server reads: other XML is not looked at.
function! assistive_access#IsRead(buffer) abort
    let l:name = bufname(a:buffer)
    return l:name =~# '\v\.(swift|plist|entitlements|pbxproj|xcconfig)$' || l:name =~# '\v(^|/)InfoPlist\.strings$'
endfunction

" In a repository the outermost folder that has a project, so that an app's packages are checked with the app; its own if
" it has none. Outside of repositories the nearest folder that has a project, else the file's own.
function! assistive_access#ProjectRoot(buffer) abort
    if !assistive_access#IsRead(a:buffer)
        return ''
    endif

    let l:own = fnamemodify(bufname(a:buffer), ':p:h')
    let l:folder = l:own
    let l:nearest = ''
    let l:outermost = ''

    while 1
        if l:folder !~# '\v\.xc(odeproj|workspace)$' && s:HasProject(l:folder)
            let l:nearest = empty(l:nearest) ? l:folder : l:nearest
            let l:outermost = l:folder
        endif

        if !empty(getftype(l:folder . '/.git'))
            return empty(l:outermost) ? l:folder : l:outermost
        endif

        let l:parent = fnamemodify(l:folder, ':h')

        if l:parent is# l:folder
            return empty(l:nearest) ? l:own : l:nearest
        endif

        let l:folder = l:parent
    endwhile
endfunction

function! s:HasProject(folder) abort
    for l:pattern in s:project_patterns
        if !empty(globpath(escape(a:folder, ',\'), l:pattern, 1, 1))
            return 1
        endif
    endfor

    return 0
endfunction

" Tells ALE of the server, for files of one type.
function! assistive_access#DefineLinter(filetype) abort
    call ale#Set('assistive_access_executable', 'aa-language-server')
    call ale#Set('assistive_access_options', {})

    call ale#linter#Define(a:filetype, {
    \   'name': 'assistive_access',
    \   'aliases': ['assistive-access'],
    \   'lsp': 'stdio',
    \   'executable': {buffer -> ale#Var(buffer, 'assistive_access_executable')},
    \   'command': '%e',
    \   'project_root': function('assistive_access#ProjectRoot'),
    \   'initialization_options': {buffer -> ale#Var(buffer, 'assistive_access_options')},
    \})
endfunction
