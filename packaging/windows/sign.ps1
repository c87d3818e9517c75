# Signs a file with the certificate in CERTIFICATE (base64 of a .pfx) and PASSWORD.
param([Parameter(Mandatory)][string]$File)

$ErrorActionPreference = "Stop"
$pfx = Join-Path $env:RUNNER_TEMP "certificate.pfx"
[IO.File]::WriteAllBytes($pfx, [Convert]::FromBase64String($env:CERTIFICATE))
try {
    $kit = Get-Item "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe" | Select-Object -Last 1
    & $kit.FullName sign /f $pfx /p $env:PASSWORD /fd sha256 /tr http://timestamp.digicert.com /td sha256 $File
    if ($LASTEXITCODE -ne 0) { throw "signtool ended with $LASTEXITCODE" }
} finally {
    Remove-Item $pfx
}
