// Which schemes an app may register for its redirects (RFC 8252, 7.1). Pure.
import { parse } from 'tldts';

/** Of MCP clients whose scheme is not a domain. */
const KNOWN_SCHEMES: readonly string[] = [
  ...['cursor', 'vscode', 'vscode-insiders', 'vscodium', 'code-oss', 'windsurf', 'kiro', 'zed', 'claude'],
];

/** Schemes that browsers handle themselves, and schemes of programs that do more than sign in. */
const FORBIDDEN_SCHEMES: readonly string[] = [
  ...['about', 'blob', 'cid', 'content', 'data', 'file', 'filesystem', 'ftp', 'intent', 'jar', 'javascript', 'mailto'],
  ...['mhtml', 'mid', 'res', 'resource', 'sms', 'tel', 'urn', 'vbscript', 'view-source', 'ws', 'wss'],
  ...['chrome', 'chrome-extension', 'devtools', 'edge', 'moz-extension', 'safari-web-extension'],
  ...['ldap', 'nfs', 'search', 'search-ms', 'sftp', 'shell', 'smb', 'ssh', 'telnet', 'afp', 'vnc', 'rdp', 'rlogin'],
  ...['applescript', 'help', 'jnlp', 'jnlps', 'macappstore', 'shortcuts', 'workflow', 'systempreferences', 'prefs'],
  ...['app-settings', 'facetime', 'callto', 'sip', 'sips', 'skype', 'market', 'android-app', 'onenote', 'steam'],
];
/** Families of the operating systems. */
const SYSTEM_SCHEME = /^(?:ms-|microsoft-|x-apple|x-man|x-help|itms|com\.apple\.|facetime-)/;

export const isAppScheme = (scheme: string): boolean =>
  !FORBIDDEN_SCHEMES.includes(scheme) && !SYSTEM_SCHEME.test(scheme);

/** A domain of the app's maker in reverse order, such as `com.example.app`, or the scheme of a known client. */
export function isTrustedScheme(scheme: string): boolean {
  if (KNOWN_SCHEMES.includes(scheme)) return true;
  const { domain, isIcann } = parse(scheme.split('.').toReversed().join('.'));
  return isAppScheme(scheme) && domain !== null && isIcann === true;
}
