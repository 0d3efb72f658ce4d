// Serves the browser SDK (Spec 4.8; decisions 12): `/sdk/v1.js` and the debug overlay, which are updated, and immutable
// versioned files.
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../kernel/domain-error.ts';
import { currentScript, debugOverlay, findSdk, readVersion, type SdkFile } from './sdk-files.ts';

const brotli = promisify(brotliCompress);

const HOUR = 'public, max-age=3600';
const FOR_EVER = 'public, max-age=31536000, immutable';
const VERSION_FILE = /^(\d+\.\d+\.\d+)\.js$/;

/** `directory` contains the package `@service/sdk`; by default the one installed with this server. */
export function sdkRoutes(scope: FastifyInstance, directory: string = findSdk()): void {
  const send = createSender();
  const updated = { '/sdk/v1.js': currentScript(directory), '/sdk/debug.js': debugOverlay(directory) };

  for (const [path, readFile] of Object.entries(updated)) {
    scope.get(path, async (request, reply) => {
      const script = await readFile();
      if (script === undefined) {
        throw new DomainError('not_found', {
          message: 'The browser SDK is not built: run "npm run build", then try again.',
        });
      }
      return send(script, HOUR, request, reply);
    });
  }

  scope.get<{ Params: { file: string } }>('/sdk/v1/:file', async (request, reply) => {
    const version = VERSION_FILE.exec(request.params.file)?.[1];
    const script = version === undefined ? undefined : await readVersion(directory, version);
    if (script === undefined) throw new DomainError('not_found', { message: 'There is no such version of the SDK.' });
    return send(script, FOR_EVER, request, reply);
  });
}

/** Two encodings are two representations: each has its own strong tag, so that caches can distinguish them. */
function createSender() {
  const pack = createPacker();
  return async (
    script: SdkFile,
    caching: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const isPacked = acceptsBrotli(request.headers['accept-encoding']);
    const etag = `"${script.integrity}${isPacked ? ';br' : ''}"`;
    reply.headers({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': caching,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (isPacked) reply.header('content-encoding', 'br');
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .send(isPacked ? await pack(script) : script.text);
  };
}

/** RFC 9110 12.5.3, as far as browsers use it: `br` is listed without `q=0`. */
const acceptsBrotli = (acceptEncoding: string | undefined): boolean =>
  /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i.test(acceptEncoding ?? '');

type Packer = (script: SdkFile) => Promise<Buffer>;

/** Compresses a script once: the best compression takes longer than the rest of a response. */
function createPacker(): Packer {
  const packed = new LRUCache<string, Buffer>({ max: 50 });
  return async ({ text, integrity }) => {
    const known = packed.get(integrity);
    if (known) return known;
    const bytes = await brotli(text);
    packed.set(integrity, bytes);
    return bytes;
  };
}

/** RFC 9110 13.1.2: any of the listed tags, compared weakly. */
function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
