// VitePress checks that each linked page exists; this checks that the linked part of it does.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Throws if a link of the built site points to an ID that does not exist on its page. */
export function checkAnchors(outDir) {
  const pages = new Map(
    globSync('**/*.html', { cwd: outDir }).map((file) => [`/${file}`, readFileSync(join(outDir, file), 'utf8')]),
  );
  const dead = [...pages].flatMap(([path, text]) =>
    [...text.matchAll(/ href="(\/[^"#]*)?#([^"]+)"/g)]
      .filter(([, target = path, anchor]) => !pages.get(target)?.includes(` id="${decodeURIComponent(anchor)}"`))
      .map(([, target = '', anchor]) => `${path} links to ${target}#${anchor}`),
  );
  if (dead.length > 0) throw new Error(`Some links point to parts of pages that do not exist:\n${dead.join('\n')}`);
}
