; The Windows installer: for one user, without an administrator. `python packaging/build installer` gives the names.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"

Name "保皇 Baohuang"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Baohuang"
InstallDirRegKey HKCU "Software\Baohuang" "Folder"

VIProductVersion "${VERSION4}"
VIFileVersion "${VERSION4}"
VIAddVersionKey /LANG=1033 "ProductName" "Baohuang"
VIAddVersionKey /LANG=1033 "FileDescription" "保皇 Baohuang setup"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "The Baohuang authors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\Baohuang"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Baohuang.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Baohuang"
!define CLASSES "Software\Classes"
!define MARK "$INSTDIR\Baohuang.exe"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString RECORD ${LANG_ENGLISH} "Baohuang record"
LangString RECORD ${LANG_SIMPCHINESE} "保皇牌谱"
LangString RUNNING ${LANG_ENGLISH} "Baohuang is running. Close its window, then try again."
LangString RUNNING ${LANG_SIMPCHINESE} "保皇正在运行。请先关闭它的窗口，再试一次。"
LangString FOREIGN ${LANG_ENGLISH} "This folder holds other files. Choose an empty folder, or that of an older Baohuang."
LangString FOREIGN ${LANG_SIMPCHINESE} "这个文件夹里有别的文件。请选空文件夹，或原来安装保皇的文件夹。"
LangString NOROOM ${LANG_ENGLISH} "The files could not be written: is the disk full, or the folder read-only?"
LangString NOROOM ${LANG_SIMPCHINESE} "文件写不进去：磁盘满了，或者文件夹是只读的？"

; A program that runs cannot be written to.
!macro REFUSE_WHILE_RUNNING
  IfFileExists "${MARK}" 0 free
  retry:
    ClearErrors
    FileOpen $0 "${MARK}" a
    IfErrors 0 closed
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY retry
    SetErrorLevel 3
    Abort "$(RUNNING)"
  closed:
    FileClose $0
  free:
!macroend

; Only the program's own files are removed, by name: whatever else lies in the folder stays.
!macro REMOVE_FILES
  RMDir /r "$INSTDIR\_internal"
  Delete "${MARK}"
!macroend

; An upgrade is written beside the version that is there and put in its place when it is whole.
!define FRESH "$INSTDIR\new"

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Function .onInstFailed
  SetOutPath "$TEMP"
  RMDir /r "${FRESH}"
FunctionEnd

Section
  IfFileExists "${MARK}" ours
  ${DirState} "$INSTDIR" $0
  IntCmp $0 1 0 ours ours
  MessageBox MB_OK|MB_ICONEXCLAMATION "$(FOREIGN)" /SD IDOK
  SetErrorLevel 4
  Abort "$(FOREIGN)"
  ours:
  !insertmacro REFUSE_WHILE_RUNNING
  RMDir /r "${FRESH}"
  SetOutPath "${FRESH}"
  ClearErrors
  File /r "${BUNDLE}\*.*"
  IfErrors 0 written
  MessageBox MB_OK|MB_ICONSTOP "$(NOROOM)" /SD IDOK
  SetErrorLevel 5
  Abort "$(NOROOM)"
  written:
  SetOutPath "$INSTDIR"
  Delete "${MARK}"
  IfFileExists "${MARK}" 0 ended ; started while the files were written
  SetErrorLevel 3
  Abort "$(RUNNING)"
  ended:
  !insertmacro REMOVE_FILES
  Rename "${FRESH}\_internal" "$INSTDIR\_internal"
  Rename "${FRESH}\Baohuang.exe" "${MARK}"
  RMDir "${FRESH}"
  CreateShortcut "$SMPROGRAMS\保皇 Baohuang.lnk" "${MARK}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Baohuang" "Folder" "$INSTDIR"

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "保皇 Baohuang"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "${MARK}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Baohuang authors"
  WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${HOME_PAGE}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1

  WriteRegStr HKCU "${CLASSES}\Baohuang.Record" "" "$(RECORD)"
  WriteRegStr HKCU "${CLASSES}\Baohuang.Record\DefaultIcon" "" "${MARK},0"
  WriteRegStr HKCU "${CLASSES}\Baohuang.Record\shell\open\command" "" '"${MARK}" "%1"'
  WriteRegStr HKCU "${CLASSES}\${FILE_ENDING}" "" "Baohuang.Record"
  WriteRegStr HKCU "${CLASSES}\${FILE_ENDING}" "Content Type" "${FILE_TYPE}"
  System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  !insertmacro REFUSE_WHILE_RUNNING
  !insertmacro REMOVE_FILES
  RMDir /r "${FRESH}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\保皇 Baohuang.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Baohuang"
  DeleteRegKey HKCU "${CLASSES}\Baohuang.Record"
  ReadRegStr $0 HKCU "${CLASSES}\${FILE_ENDING}" ""
  StrCmp $0 "Baohuang.Record" 0 kept
  DeleteRegKey HKCU "${CLASSES}\${FILE_ENDING}"
  kept:
  System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd
