// Generates the API reference from the doc comments of the sources.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

const HEAD = `<!-- Generated from packages/sdk/src by "npm run docs". -->

# @service/sdk: reference

See also: [errors](errors.md) and [recipes](recipes/README.md).
`;

/** One page without source lines, which change with every edit. */
const OPTIONS = {
  entryPoints: [join(PACKAGE, 'src/index.ts')],
  tsconfig: join(PACKAGE, 'tsconfig.build.json'),
  plugin: ['typedoc-plugin-markdown'],
  outputFileStrategy: 'modules',
  readme: 'none',
  entryFileName: 'reference.md',
  hideBreadcrumbs: true,
  hidePageHeader: true,
  hidePageTitle: true,
  hideGroupHeadings: false,
  disableSources: true,
  excludeExternals: true,
  excludeNotDocumented: false,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  expandObjects: true,
  githubPages: false,
  logLevel: 'Warn',
  treatWarningsAsErrors: true,
};

/** The text of docs/sdk/reference.md; throws if a comment is missing or a link leads nowhere. */
export async function makeReference() {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-reference-'));
  try {
    const app = await Application.bootstrapWithPlugins(OPTIONS);
    const project = await app.convert();
    if (!project) throw new Error('TypeDoc could not read the sources');
    app.validate(project);
    app.options.setValue('outputs', [{ name: 'markdown', path: folder }]);
    await app.generateOutputs(project);
    if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error('TypeDoc reported warnings, see above');
    return `${HEAD}\n${readFileSync(join(folder, 'reference.md'), 'utf8').trim()}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
