;;; assistive-access.el --- Checks for Apple's Assistive Access  -*- lexical-binding: t; -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1") (eglot "1.9"))
;; Keywords: languages, tools

;;; Commentary:

;; Says, as you type, what a person who uses Apple's Assistive Access
;; will run into in your Swift app, and mends it.  The work is done by
;; the program `aa-language-server'.
;;
;;     (require 'assistive-access)
;;     (assistive-access-setup)
;;
;; Eglot speaks to one server in a buffer.  Where that is another one
;; already, such as sourcekit-lsp, set `assistive-access-backend' to
;; `flymake': findings then come beside those of the other server.

;;; Code:

(require 'eglot)
(require 'flymake)
(require 'project)
(require 'nxml-mode)
(require 'url-util)

(defgroup assistive-access nil
  "Checks for Apple's Assistive Access."
  :group 'tools
  :prefix "assistive-access-")

(defcustom assistive-access-program "aa-language-server"
  "The program that checks: a name to look for, or a path."
  :type 'string)

(defcustom assistive-access-backend 'eglot
  "How findings come into a buffer.
With `eglot' there are explanations and fixes, too; with `flymake' the
buffer may have another language server beside."
  :type '(choice (const :tag "Language server" eglot)
                 (const :tag "Flymake alone" flymake)))

(defcustom assistive-access-scope nil
  "Which code is judged; nil leaves that to the project's configuration."
  :type '(choice (const :tag "As the configuration says" nil)
                 (const :tag "What Assistive Access reaches" "assistive-access")
                 (const :tag "Every view" "all")))

(defcustom assistive-access-log-level "information"
  "How much the server writes to its log."
  :type '(choice (const "error") (const "warning") (const "information") (const "debug")))

;; Eglot 1.9 has the one, later ones have the other.
(declare-function eglot--server-capable "eglot" (&rest features))
(declare-function eglot-server-capable "eglot" (&rest features))

;;; Files

;;;###autoload
(define-derived-mode assistive-access-swift-mode prog-mode "Swift"
  "A plain mode for Swift, for an Emacs without another one."
  (modify-syntax-entry ?/ ". 124b")
  (modify-syntax-entry ?* ". 23n")
  (modify-syntax-entry ?\n "> b")
  (modify-syntax-entry ?\" "\"")
  (modify-syntax-entry ?_ "_")
  (setq-local comment-start "// "
              comment-end ""
              comment-start-skip "//+\\s-*"
              indent-tabs-mode nil
              font-lock-defaults
              `(((,(regexp-opt
                    '("import" "struct" "class" "enum" "actor" "protocol" "extension" "func" "var" "let" "init"
                      "if" "else" "guard" "switch" "case" "default" "for" "in" "while" "return" "some" "any"
                      "private" "public" "internal" "static" "async" "await" "try" "throws" "self" "Self")
                    'symbols)
                  . font-lock-keyword-face)
                 ("\\(?:struct\\|class\\|enum\\|actor\\|protocol\\|extension\\)\\s-+\\(\\(?:\\sw\\|\\s_\\)+\\)"
                  1 font-lock-type-face)
                 ("func\\s-+\\(\\(?:\\sw\\|\\s_\\)+\\)" 1 font-lock-function-name-face)
                 ("[@#]\\(?:\\sw\\|\\s_\\)+" . font-lock-preprocessor-face)))))

;;;###autoload
(define-derived-mode assistive-access-plist-mode nxml-mode "Property List"
  "For property lists, apart from other XML, which the server does not read.")

;;;###autoload
(define-derived-mode assistive-access-project-mode prog-mode "Xcode Project"
  "For what Xcode writes: projects, build settings and strings."
  (modify-syntax-entry ?/ ". 124b")
  (modify-syntax-entry ?* ". 23n")
  (modify-syntax-entry ?\n "> b")
  (setq-local comment-start "// " comment-end ""))

(defconst assistive-access--modes
  '((swift-mode :language-id "swift")
    (swift-ts-mode :language-id "swift")
    (assistive-access-swift-mode :language-id "swift")
    (assistive-access-plist-mode :language-id "xml")
    (assistive-access-project-mode :language-id "xcode"))
  "The modes whose buffers one server has.")

(defconst assistive-access--project-files
  "\\`\\(?:.*\\.xcodeproj\\|.*\\.xcworkspace\\|Package\\.swift\\|Project\\.swift\\|project\\.ya?ml\\)\\'"
  "What a folder with a project has in it.")

(defun assistive-access-project (folder)
  "The project that FOLDER is in, for `project-find-functions'.
The outermost folder with a project of Xcode's, a package's or another
tool's counts, so that an app's packages are checked with the app."
  (let ((place (expand-file-name folder))
        found)
    (while (setq place (locate-dominating-file place #'assistive-access--has-project-p))
      (setq found place
            place (file-name-directory (directory-file-name place))))
    (and found (cons 'transient found))))

(defun assistive-access--has-project-p (folder)
  "Whether FOLDER has a project in it and is none itself."
  (and (file-directory-p folder)
       (not (string-match-p "\\.xc\\(?:odeproj\\|workspace\\)/?\\'" folder))
       (directory-files folder nil assistive-access--project-files t 1)))

;;; The server

(defclass assistive-access-server (eglot-lsp-server)
  ((status :initform nil :documentation "What the server last said of the app."))
  :documentation "The server `aa-language-server'.")

(cl-defmethod eglot-initialization-options ((_server assistive-access-server))
  "The settings, and the wish to be told what was found."
  `(,@(and assistive-access-scope (list :scope assistive-access-scope))
    :logLevel ,assistive-access-log-level
    :status t))

(cl-defmethod eglot-handle-notification
  ((server assistive-access-server) (_method (eql assistive-access/status)) &rest status)
  "Keep STATUS of SERVER for `assistive-access-status'."
  (setf (slot-value server 'status) status)
  (force-mode-line-update t))

;; Eglot asks a person before it edits.  Before Emacs 29 it asks while it
;; reads the server's output, and what the server says meanwhile is lost.
(cl-defmethod eglot-handle-request
  ((_server assistive-access-server) (_method (eql workspace/applyEdit)) &rest _params)
  "Answer at once, and make the edit when all has been read.
The answer tells that the edit is not made yet, as a person may refuse it."
  (run-at-time 0 nil (lambda () (cl-call-next-method)))
  '(:applied :json-false :failureReason "a person is asked first"))

(defun assistive-access--server ()
  "The server of this buffer, or nil."
  (let ((server (eglot-current-server)))
    (and (cl-typep server 'assistive-access-server) server)))

(defun assistive-access--counted (count noun)
  "COUNT with NOUN, in the plural where it belongs."
  (format "%d %s%s" count noun (if (eql count 1) "" "s")))

(defun assistive-access-status ()
  "What the server has found in a few words, for a mode line."
  (let* ((server (assistive-access--server))
         (status (and server (slot-value server 'status)))
         (found (plist-get status :findings)))
    (cond ((null status) "")
          ((equal (plist-get status :state) "ready")
           (format "AA: %s, %s"
                   (assistive-access--counted (plist-get found :error) "error")
                   (assistive-access--counted (plist-get found :warning) "warning")))
          (t (format "AA: %s" (or (plist-get status :message)
                                  (if (equal (plist-get status :state) "reading") "reading the app" "see the log")))))))

(defun assistive-access--contact (&optional _interactive)
  "The class and the program, for Eglot."
  (list 'assistive-access-server assistive-access-program))

;;;###autoload
(defun assistive-access-ensure ()
  "Check this buffer, if it has a file, in the way that is set."
  (when buffer-file-name
    (pcase assistive-access-backend
      ('eglot (eglot-ensure))
      ('flymake
       (add-hook 'flymake-diagnostic-functions #'assistive-access-flymake nil t)
       (flymake-mode 1)))))

;;;###autoload
(defun assistive-access-setup ()
  "Check the files of Swift apps from now on."
  (interactive)
  (unless (assoc "\\.swift\\'" auto-mode-alist)
    (add-to-list 'auto-mode-alist '("\\.swift\\'" . assistive-access-swift-mode)))
  (dolist (association '(("\\.\\(?:plist\\|entitlements\\)\\'" . assistive-access-plist-mode)
                         ("\\.\\(?:pbxproj\\|xcconfig\\)\\'" . assistive-access-project-mode)
                         ("/InfoPlist\\.strings\\'" . assistive-access-project-mode)))
    (add-to-list 'auto-mode-alist association))
  ;; Behind those that know version control.
  (add-hook 'project-find-functions #'assistive-access-project 90)
  (when (eq assistive-access-backend 'eglot)
    (add-to-list 'eglot-server-programs (cons assistive-access--modes #'assistive-access--contact)))
  (dolist (mode (mapcar #'car assistive-access--modes))
    (add-hook (intern (format "%s-hook" mode)) #'assistive-access-ensure)))

;;; Flymake alone

(defvar-local assistive-access--process nil
  "The check that runs for this buffer.")

(defun assistive-access-flymake (report &rest _)
  "Check this buffer's text, and hand the findings to REPORT.
For `flymake-diagnostic-functions'."
  (unless (executable-find assistive-access-program)
    (error "Cannot find the program `%s'" assistive-access-program))
  (when (process-live-p assistive-access--process)
    (kill-process assistive-access--process))
  (let* ((source (current-buffer))
         (file (file-truename buffer-file-name))
         ;; Its own, so that it has the words of this run alone.
         (errors (generate-new-buffer " *assistive-access errors*"))
         (process
          (make-process
           :name "assistive-access" :noquery t :connection-type 'pipe
           :buffer (generate-new-buffer " *assistive-access check*")
           :stderr (make-pipe-process :name "assistive-access errors" :noquery t :buffer errors
                                      ;; Nothing of Emacs's own comes behind the words.
                                      :sentinel #'ignore)
           :command `(,assistive-access-program "check" "--quiet" "--format" "json" "--fail-on" "never"
                      ,@(and assistive-access-scope (list "--scope" assistive-access-scope))
                      "--stdin-filename" ,file)
           :sentinel
           (lambda (process _event)
             (when (memq (process-status process) '(exit signal))
               (unwind-protect
                   (when (and (buffer-live-p source)
                              (eq process (buffer-local-value 'assistive-access--process source)))
                     (assistive-access--report process errors source file report))
                 (kill-buffer (process-buffer process))
                 (kill-buffer errors)))))))
    (setq assistive-access--process process)
    ;; A program that ends before it has read is told of when it has ended; of an error Flymake would never ask again.
    (ignore-errors
      (save-restriction
        (widen)
        (process-send-region process (point-min) (point-max))
        (process-send-eof process)))))

(defun assistive-access--report (process errors source file report)
  "Hand what PROCESS found in the buffer SOURCE of FILE to REPORT.
If it could not check, say the first line of the buffer ERRORS.  Flymake
would never ask again if it were told of a panic, and the cause may be
gone with the next key."
  (let ((found (and (eq (process-status process) 'exit)
                    (eql (process-exit-status process) 0)
                    (with-current-buffer (process-buffer process)
                      (goto-char (point-min))
                      (ignore-errors (json-parse-buffer :object-type 'plist :array-type 'list))))))
    (unless found
      ;; What it wrote may be on its way still.
      (let ((pipe (get-buffer-process errors)))
        (while (and (process-live-p pipe) (accept-process-output pipe 0.1))))
      (message "Assistive Access: %s" (assistive-access--first-line errors)))
    (with-current-buffer source
      (funcall report
               (delq nil (mapcar (lambda (finding) (assistive-access--diagnostic finding file))
                                 (plist-get found :findings)))))))

(defun assistive-access--first-line (buffer)
  "The first line of BUFFER, or a word that there is none."
  (with-current-buffer buffer
    (goto-char (point-min))
    (let ((line (string-trim (buffer-substring (point) (line-end-position)))))
      (if (string-empty-p line) "the check ended without a word" line))))

(defun assistive-access--diagnostic (finding file)
  "FINDING as one of Flymake's, if it is in FILE."
  (when (equal (file-truename (plist-get finding :file)) file)
    (let* ((range (plist-get finding :range))
           (start (assistive-access--position (plist-get range :start)))
           (end (assistive-access--position (plist-get range :end))))
      (flymake-make-diagnostic
       (current-buffer) start (max end (1+ start))
       (pcase (plist-get finding :severity) ("error" :error) ("warning" :warning) (_ :note))
       (format "%s [%s]" (plist-get finding :message) (plist-get finding :rule))))))

(defun assistive-access--position (place)
  "Where PLACE is in this buffer.
Lines and columns count from 1, columns in units of UTF-16."
  (save-excursion
    (save-restriction
      (widen)
      (goto-char (point-min))
      (forward-line (1- (plist-get place :line)))
      (let ((units (1- (plist-get place :column))))
        (while (and (> units 0) (not (eolp)))
          (setq units (- units (if (> (char-after) #xFFFF) 2 1)))
          (forward-char)))
      (point))))

;;; Commands

(defun assistive-access--offers (command)
  "Whether this buffer's server follows COMMAND."
  (and (assistive-access--server)
       (seq-contains-p (plist-get (if (fboundp 'eglot-server-capable)
                                      (eglot-server-capable :executeCommandProvider)
                                    (eglot--server-capable :executeCommandProvider))
                                  :commands)
                       command)))

(defvar assistive-access--asks nil
  "Whether an answer is awaited that comes into a buffer.")

;; Later versions of Eglot open what a server shows; Eglot 1.9 does not know of it.
(cl-defmethod eglot-handle-request
  ((_server assistive-access-server) (_method (eql window/showDocument)) &rest _params)
  "Open nothing in the browser that comes into a buffer."
  (if assistive-access--asks
      '(:success t)
    (condition-case nil
        (cl-call-next-method)
      (cl-no-next-method '(:success :json-false)))))

(defun assistive-access--ask (command &rest arguments)
  "What the server answers to COMMAND with ARGUMENTS."
  (let ((assistive-access--asks t))
    (jsonrpc-request (assistive-access--server) :workspace/executeCommand
                     (list :command command :arguments (apply #'vector arguments))
                     :timeout 60)))

(defun assistive-access--uri ()
  "The URI of this buffer's file, or nil if it has none."
  (and buffer-file-name
       ;; `url-encode-url' would leave what has a meaning in a URL, such as a number sign.
       (let ((allowed (copy-sequence url-path-allowed-chars)))
         (aset allowed ?: nil)
         (aset allowed ?% nil)
         (concat "file://" (url-hexify-string (file-truename buffer-file-name) allowed)))))

(defun assistive-access--folder ()
  "The folder of the app that this buffer is part of."
  (let ((project (project-current)))
    (expand-file-name (if project (project-root project) default-directory))))

(defun assistive-access--run (&rest arguments)
  "What the program prints for ARGUMENTS.
Status 1 says that there are findings, and is none the worse for it."
  (let ((default-directory (assistive-access--folder))
        (process-environment (cons "NO_COLOR=1" process-environment))
        (errors (make-temp-file "assistive-access")))
    (unwind-protect
        (with-temp-buffer
          (let ((status (apply #'call-process assistive-access-program nil (list t errors) nil arguments)))
            (if (or (eql status 0) (and (eql status 1) (> (buffer-size) 0)))
                (buffer-string)
              (user-error "%s" (with-temp-buffer (insert-file-contents errors) (string-trim (buffer-string)))))))
      (delete-file errors))))

(defun assistive-access--without-diagrams (text)
  "TEXT without what draws diagrams, which an outline follows."
  (with-temp-buffer
    (insert text)
    (goto-char (point-min))
    (while (search-forward "```mermaid\n" nil t)
      (let ((start (match-beginning 0)))
        (when (search-forward "\n```\n" nil t)
          (skip-chars-forward "\n")
          (delete-region start (point)))))
    (buffer-string)))

(defun assistive-access--text (command format &rest arguments)
  "The report of COMMAND in FORMAT.
It is the server's, or what the program prints for ARGUMENTS."
  (let ((answer (and (equal format "markdown")
                     (assistive-access--offers command)
                     (assistive-access--ask command nil (assistive-access--uri)))))
    (if (and (consp answer) (equal (plist-get answer :format) format))
        (assistive-access--without-diagrams (plist-get answer :text))
      (apply #'assistive-access--run arguments))))

(defun assistive-access--show (name text)
  "Show TEXT in a buffer that is called after NAME."
  (let ((folder (assistive-access--folder))
        (buffer (get-buffer-create (format "*assistive-access: %s*" name))))
    (with-current-buffer buffer
      (let ((inhibit-read-only t))
        (erase-buffer)
        (insert text)
        (goto-char (point-min)))
      (if (fboundp 'markdown-view-mode) (markdown-view-mode) (special-mode))
      ;; Places in reports are relative to the app's folder.
      (setq default-directory folder)
      (visual-line-mode 1))
    (pop-to-buffer buffer)))

(defun assistive-access--browse (name html)
  "Open HTML, called after NAME, in the browser."
  (let ((file (make-temp-file (format "assistive-access-%s-" name) nil ".html" html)))
    (browse-url-of-file file)))

;;;###autoload
(defun assistive-access-audit (&optional in-browser)
  "Show the whole app against Apple's advice, line by line; with IN-BROWSER there."
  (interactive "P")
  (if in-browser
      (assistive-access--browse
       "audit" (assistive-access--text "assistive-access.audit" "html" "audit" "--quiet" "--format" "html"))
    (assistive-access--show
     "audit" (assistive-access--text "assistive-access.audit" "markdown" "audit" "--quiet" "--format" "markdown"))))

;;;###autoload
(defun assistive-access-flow (&optional in-browser)
  "Show which screens there are and what leads where; with IN-BROWSER there."
  (interactive "P")
  (if in-browser
      (assistive-access--browse
       "flow" (assistive-access--text "assistive-access.flow" "html" "flow" "--quiet" "--format" "html"))
    (assistive-access--show
     "flow" (assistive-access--text "assistive-access.flow" "markdown" "flow" "--quiet" "--format" "text"))))

(defun assistive-access--rules ()
  "The ids of all rules."
  (mapcar (lambda (rule) (plist-get rule :id))
          (plist-get (json-parse-string (assistive-access--run "rules" "--format" "json")
                                        :object-type 'plist :array-type 'list)
                     :rules)))

(defun assistive-access--rule-at-point ()
  "The rule that found something on this line, or nil."
  (seq-some (lambda (diagnostic)
              (let ((text (flymake-diagnostic-text diagnostic)))
                (and (string-match "\\[\\([a-z0-9]+\\(?:-[a-z0-9]+\\)+\\)\\]" text) (match-string 1 text))))
            (flymake-diagnostics (line-beginning-position) (line-end-position))))

;;;###autoload
(defun assistive-access-explain (rule)
  "Explain RULE: the problem, the reason for it, and the way out."
  (interactive
   (let ((here (assistive-access--rule-at-point)))
     (list (completing-read (format-prompt "Rule" here) (assistive-access--rules) nil t nil nil here))))
  (assistive-access--show rule (assistive-access--run "explain" rule)))

;;;###autoload
(defun assistive-access-fix-all ()
  "Mend everything in the workspace that can be mended safely.
Eglot asks before the server's edits are made."
  (interactive)
  (unless (assistive-access--offers "assistive-access.fixAll")
    (user-error "The server does not run in this buffer, so nothing was fixed"))
  ;; Not waited for: the answer would end the question that Eglot asks meanwhile.
  (jsonrpc-async-request
   (assistive-access--server) :workspace/executeCommand
   (list :command "assistive-access.fixAll" :arguments [])
   :success-fn (lambda (count)
                 ;; If there is nothing to fix, the server says so.
                 (when (and (integerp count) (> count 0))
                   (message "Assistive Access: fixes for %s" (assistive-access--counted count "finding"))))
   :error-fn (lambda (problem)
               (message "Assistive Access: nothing was fixed: %s" (plist-get problem :message)))))

;;;###autoload
(defun assistive-access-restart ()
  "End this buffer's server and start it again."
  (interactive)
  (let ((server (assistive-access--server)))
    (if server (eglot-reconnect server t) (assistive-access-ensure))))

;;;###autoload
(defun assistive-access-log ()
  "Show what Emacs and this buffer's server have said to each other."
  (interactive)
  (pop-to-buffer (jsonrpc-events-buffer (or (assistive-access--server)
                                            (user-error "The server does not run in this buffer")))))

(provide 'assistive-access)
;;; assistive-access.el ends here
