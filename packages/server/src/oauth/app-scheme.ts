// Which schemes an app may register for its redirects (RFC 8252, 7.1). Pure.
import { parse } from 'tldts';

/** Of MCP clients whose scheme is not a domain. Any other scheme may start a program that does more than sign in. */
const KNOWN_SCHEMES: readonly string[] = [
  ...['cursor', 'vscode', 'vscode-insiders', 'vscodium', 'code-oss', 'windsurf', 'kiro', 'zed', 'claude'],
];

/** A domain of the app's maker in reverse order, such as `com.example.app`, or the scheme of a known client. */
export function isAppScheme(scheme: string): boolean {
  if (KNOWN_SCHEMES.includes(scheme)) return true;
  const { domain, isIcann } = parse(scheme.split('.').toReversed().join('.'));
  return domain !== null && isIcann === true;
}
