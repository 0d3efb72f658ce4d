// Resolves Gemini's grounding links, which redirect to the cited pages.

export interface ResolvedLink {
  url: string;
  title?: string | undefined;
  /** The vendor's redirect URL, if `url` is its target. */
  redirect?: string | undefined;
  /** False if the target could not be determined. */
  isKnown: boolean;
}

const HOST = 'vertexaisearch.cloud.google.com';
const PATH = '/grounding-api-redirect/';
const TIMEOUT_MS = 5000;

interface Chunk {
  uri: string;
  title?: string | undefined;
}

/** In the order of the chunks; `undefined` for anything but a web page. */
export function findAddresses(
  chunks: readonly (Chunk | undefined)[],
  signal: AbortSignal,
): Promise<(ResolvedLink | undefined)[]> {
  const asked = new Map<string, Promise<string | undefined>>();
  const follow = (uri: string) => {
    const known = asked.get(uri) ?? targetOf(uri, signal);
    asked.set(uri, known);
    return known;
  };
  return Promise.all(chunks.map((chunk) => chunk && addressOf(chunk, follow)));
}

async function addressOf(
  { uri, title }: Chunk,
  follow: (uri: string) => Promise<string | undefined>,
): Promise<ResolvedLink> {
  if (!isRedirect(uri)) return { url: uri, title, isKnown: true };
  const target = (await follow(uri)) ?? hostPage(title);
  return target === undefined
    ? { url: uri, title, isKnown: false }
    : { url: target, title, redirect: uri, isKnown: true };
}

function isRedirect(uri: string): boolean {
  const url = URL.parse(uri);
  return url?.hostname === HOST && url.pathname.startsWith(PATH);
}

/** Requests only the redirect, never the target. */
async function targetOf(uri: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { headers, body } = await fetch(uri, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await body?.cancel();
    const target = URL.parse(headers.get('location') ?? '');
    return target && /^https?:$/.test(target.protocol) ? target.href : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** The domain alone still identifies the right site. */
const hostPage = (title = ''): string | undefined =>
  /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i.test(title) ? `https://${title.toLowerCase()}/` : undefined;
