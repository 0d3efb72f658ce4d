// Links between the documents are paths in the repository. On the site, a link to a page leads to the page; a link to
// any other file leads to the public repository, or is plain text if there is none.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { pathOf } from './pages.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

const { repository } = JSON.parse(readFileSync(new URL('../packages/server/package.json', import.meta.url), 'utf8'));
const address = new URL(repository.url.replace(/^git\+/, '').replace(/\.git$/, ''));
/** Names under `.example` are placeholders (RFC 2606). */
const repositoryUrl = address.hostname.endsWith('.example') ? undefined : address.href;

const isLocal = (href) => !/^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(href);

/** The link's address on the site; `null` if it has none. */
export function siteLink(href, source) {
  if (!isLocal(href)) return href;
  const [path, anchor] = href.split('#');
  const file = join(dirname(source), path);
  if (!existsSync(join(root, file))) throw new Error(`${source} links to ${href}, which does not exist`);
  const page = pathOf(file) ?? pathOf(join(file, 'README.md'));
  if (page) return `/${page}${anchor ? `#${anchor}` : ''}`;
  return repositoryUrl ? `${repositoryUrl}/blob/main/${file}` : null;
}

/** A markdown-it plugin. */
export function repositoryLinks(md) {
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    const source = relative(root, env.realPath ?? env.path);
    for (const { children } of tokens) rewrite(children ?? [], source);
  });
}

function rewrite(tokens, source) {
  /** For each open link, whether it stays a link. */
  const open = [];
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const href = siteLink(token.attrGet('href'), source);
      open.push(href !== null);
      if (href === null) toText(token);
      else token.attrSet('href', href);
    } else if (token.type === 'link_close' && !open.pop()) toText(token);
  }
}

function toText(token) {
  Object.assign(token, { type: 'text', content: '', tag: '', nesting: 0, attrs: null });
}
