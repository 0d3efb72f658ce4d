// The version of this package.
import { readFileSync } from 'node:fs';

/** `unknown` if the manifest has none. */
export function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return manifest instanceof Object && 'version' in manifest ? String(manifest.version) : 'unknown';
}
