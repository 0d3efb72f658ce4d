// Reads, replaces, checks and exports the description of a brand, and suggests prompts.
import { brandDocument } from '@service/protocol/portal';
import {
  type BrandFile,
  type BrandFileIssue,
  brandFileDocument,
  type CreateBrandDeps,
  importBrand,
  linesOfBrandFile,
  type Market,
  readBrandFile,
  readProfile,
  removedEntries,
  revisionOf,
  suggestPrompts,
  writeBrandFile,
} from '../../brands/index.ts';
import { closeOutdatedFindings, fileWarnings, type OutdatedDeps } from '../../claims/index.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { createPlanGate, type PlanStore } from '../../plans/index.ts';
import { type FigureStore, readDiscoverability } from '../../visibility/index.ts';
import type { PortalHandlers } from './call.ts';
import { Download } from './download.ts';

export interface DescriptionHandlersDeps extends CreateBrandDeps, Pick<OutdatedDeps, 'findings' | 'storedAnswers'> {
  plans: PlanStore;
  figures: FigureStore;
}

type Keys =
  | 'GET /brands/:brand/description'
  | 'PUT /brands/:brand/description'
  | 'POST /brands/:brand/description/check'
  | 'GET /brands/:brand/description/file'
  | 'GET /brands/:brand/prompt-suggestions';

const MOST_SUGGESTED = 30;
/** The file's name in messages. */
const NAME = 'brand';

export const descriptionHandlers = (deps: DescriptionHandlersDeps): PortalHandlers<Keys> => ({
  async 'GET /brands/:brand/description'({ brand }) {
    return described(deps, brand);
  },

  async 'PUT /brands/:brand/description'({ brand, body: { revision, text } }) {
    const file = expectBrandFile(text);
    const { tenantId } = brand;
    const { outcome } = await importBrand(deps)({ file, brandId: brand.id, tenantId, revision });
    if (outcome === 'changed') await closeOutdatedFindings(deps)(brand.id);
    return { ...(await described(deps, brand)), changed: outcome === 'changed', warnings: warningsOf(file, text) };
  },

  async 'POST /brands/:brand/description/check'({ brand, body: { text } }) {
    const read = tryBrandFile(text);
    if ('issues' in read) return { issues: read.issues, warnings: [], counts: null, removes: null };
    const { file } = await readProfile(deps)(brand.id);
    const removes = removedEntries(file, read.file);
    return { issues: [], warnings: warningsOf(read.file, text), counts: countsOf(read.file), removes };
  },

  async 'GET /brands/:brand/description/file'({ brand, query: { format } }) {
    const { file } = await readProfile(deps)(brand.id);
    return new Download({
      name: `${brand.name}.${format}`,
      type: format === 'json' ? 'application/json' : 'application/yaml',
      text: writeBrandFile(file, format),
    });
  },

  async 'GET /brands/:brand/prompt-suggestions'({ brand }) {
    const [{ file }, { places }] = await Promise.all([
      readProfile(deps)(brand.id),
      readDiscoverability(deps)({ brandId: brand.id }),
    ]);
    const gaps = places.flatMap(({ market, gaps: found }) =>
      found.flatMap(({ competitors, isOpen }) =>
        isOpen && isMarket(market, file) ? competitors.map((competitor) => ({ market, competitor })) : [],
      ),
    );
    return { suggestions: suggestPrompts(file, gaps, MOST_SUGGESTED) };
  },
});

const isMarket = (market: string, file: BrandFile): market is Market => file.markets.some((one) => one === market);

async function described(deps: DescriptionHandlersDeps, brand: { id: string; tenantId: string }) {
  const [{ file }, limits] = await Promise.all([
    readProfile(deps)(brand.id),
    createPlanGate(deps.plans).limitsOf(brand.tenantId),
  ]);
  return {
    document: brandDocument.parse(brandFileDocument(file)),
    revision: revisionOf(file),
    plan: { max_prompts: limits.prompts, max_competitors: limits.competitors },
  };
}

/** The issues of a file that cannot be read. */
function tryBrandFile(text: string): { file: BrandFile } | { issues: BrandFileIssue[] } {
  try {
    return { file: readBrandFile(text, NAME) };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid_brand_file') throw error;
    const issues = (error.issues ?? []).map((issue) => ({ line: 1, ...issue }));
    return { issues };
  }
}

function expectBrandFile(text: string): BrandFile {
  const read = tryBrandFile(text);
  if ('file' in read) return read.file;
  throw new DomainError('invalid_input', { message: 'The description has errors; see issues.', issues: read.issues });
}

function warningsOf(file: BrandFile, text: string): BrandFileIssue[] {
  const warnings = fileWarnings(file);
  if (warnings.length === 0) return [];
  const lineOf = linesOfBrandFile(text);
  return warnings.map(({ path, message }) => ({ line: lineOf(path), path: path.join('.'), message }));
}

const countsOf = (file: BrandFile) => ({
  prompts: file.prompts.length,
  facts: file.facts.length,
  competitors: file.competitors.length,
  product_lines: file.product_lines.length,
  skus: file.product_lines.reduce((sum, { skus }) => sum + skus.length, 0),
});
