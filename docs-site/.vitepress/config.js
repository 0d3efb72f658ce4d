// The documentation site, which VitePress builds from the repository's documents.
import { globSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { checkAnchors } from '../check-anchors.mjs';
import { repositoryLinks } from '../links.mjs';
import { PAGES, pathOf, SECTIONS } from '../pages.mjs';
import { vueForDocuments } from '../vue-for-documents.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SKIPPED = ['**/node_modules/**', '**/dist/**', '**/.*/**'];

/** All Markdown of the repository that is not a page. */
const others = globSync('**/*.md', { cwd: root, exclude: SKIPPED }).filter((file) => !pathOf(file));

const sidebar = SECTIONS.map(({ title, groups }) => [
  `/${title.toLowerCase()}/`,
  groups.map((group) => ({
    text: group.title,
    collapsed: group.isCollapsed ?? false,
    items: group.pages.map(({ title: text, path }) => ({ text, link: `/${path}` })),
  })),
]);

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#3b5bdb"/></svg>`;

export default defineConfig({
  title: 'Service',
  description: 'How AI answer engines describe your brand, and the visits and sales they bring you.',
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` }]],
  srcDir: '..',
  // VitePress would otherwise load every `config.*` file in the repository.
  srcExclude: [...SKIPPED, ...others, '**/config.*'],
  rewrites: Object.fromEntries(PAGES.map(({ file, path }) => [file, `${path}.md`])),
  // Links to what the reader runs.
  ignoreDeadLinks: 'localhostLinks',
  outDir: './dist',
  cacheDir: './node_modules/.cache/vitepress',
  // The pages of the examples are no part of the site: their imports are not installed for it.
  vite: { plugins: [vueForDocuments], optimizeDeps: { entries: [] } },
  // Addresses in examples are not links.
  markdown: { linkify: false, config: (md) => void md.use(repositoryLinks) },
  buildEnd: ({ outDir }) => checkAnchors(outDir),
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        // The decisions are for contributors, and would hide the guides.
        _render(source, env, md) {
          return relative(root, env.realPath ?? env.path).startsWith('decisions/') ? '' : md.render(source, env);
        },
      },
    },
    nav: SECTIONS.map(({ title, groups }) => ({
      text: title,
      link: `/${groups[0].pages[0].path}`,
      activeMatch: `^/${title.toLowerCase()}/`,
    })),
    sidebar: Object.fromEntries(sidebar),
    outline: [2, 3],
  },
});
