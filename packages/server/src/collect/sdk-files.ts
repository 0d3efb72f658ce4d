// The files of the browser SDK that are installed with this server, and their SRI hashes.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface SdkFile {
  text: Buffer;
  /** The file's SRI hash. */
  integrity: string;
}

/** `undefined` where it is not built. */
export type ReadSdkFile = () => Promise<SdkFile | undefined>;

/** The directory of the package `@service/sdk` that is installed with this server. */
export const findSdk = (): string => dirname(createRequire(import.meta.url).resolve('@service/sdk/package.json'));

export const currentScript =
  (directory: string): ReadSdkFile =>
  () =>
    readSdkFile(join(directory, 'dist', 'v1.js'));

/** The debug overlay, which follows the newest script. */
export const debugOverlay =
  (directory: string): ReadSdkFile =>
  () =>
    readSdkFile(join(directory, 'dist', 'debug.js'));

/** A released file never changes, so it takes precedence over a later build of the same version. */
export async function readVersion(directory: string, version: string): Promise<SdkFile | undefined> {
  const released = await readSdkFile(join(directory, 'releases', `${version}.js`));
  if (released !== undefined) return released;
  return version === (await currentVersion(directory)) ? currentScript(directory)() : undefined;
}

/** The file of the current version at its own URL, which a tag may pin. */
export async function readPinned(directory: string): Promise<{ path: string; integrity: string } | undefined> {
  const version = await currentVersion(directory);
  const file = version === undefined ? undefined : await readVersion(directory, version);
  return file && { path: `/sdk/v1/${version}.js`, integrity: file.integrity };
}

async function currentVersion(directory: string): Promise<string | undefined> {
  const manifest: unknown = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  const version = manifest instanceof Object && 'version' in manifest ? manifest.version : undefined;
  return typeof version === 'string' ? version : undefined;
}

async function readSdkFile(path: string): Promise<SdkFile | undefined> {
  try {
    const text = await readFile(path);
    return { text, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
