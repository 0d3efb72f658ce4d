// `npm run release:keep`: adds the built script and its hash to the releases, which the server serves forever.
// Run once for each version, after the build; fails if a kept version would change.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Copies `dist/v1.js` to `releases/<version>.js` and lists its hash in `releases/integrity.json`.
 * @param folder the package, with a trailing slash
 * @returns the version and its hash; throws if another script was kept under this version
 */
export function keepRelease(folder) {
  const { version } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  const script = readFileSync(`${folder}dist/v1.js`);
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const [kept, list] = [`${folder}releases/${version}.js`, `${folder}releases/integrity.json`];
  if (existsSync(kept) && !readFileSync(kept).equals(script)) {
    throw new Error(
      `Version ${version} was already released with another script: raise the version first (changeset version).`,
    );
  }
  mkdirSync(`${folder}releases`, { recursive: true });
  const hashes = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  writeFileSync(kept, script);
  writeFileSync(list, `${JSON.stringify({ ...hashes, [version]: integrity }, null, 2)}\n`);
  return { version, integrity };
}

if (import.meta.main) {
  try {
    const { version, integrity } = keepRelease(fileURLToPath(new URL('../', import.meta.url)));
    console.log(`Kept version ${version}. For its release notes:\n`);
    console.log(
      `<script src="{sdk_url}/sdk/v1/${version}.js" integrity="${integrity}" crossorigin="anonymous"></script>`,
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
