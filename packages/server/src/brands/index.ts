// Public API of brands.
export {
  type Alias,
  type BrandFile,
  type Fact,
  type FounderFact,
  factSchema,
  type IntegrationFact,
  LANGUAGES,
  type Language,
  MARKETS,
  type Market,
  type Naming,
  PERIODS,
  type Period,
  type PriceFact,
  type SpecFact,
} from './brand-file.ts';
export { MAX_FILE_BYTES, TOO_LARGE } from './brand-file-limits.ts';
export { removedEntries } from './changes/removed-entries.ts';
export { commonNames } from './common-names.ts';
export { type CreateBrandDeps, createBrand, type NewBrand } from './create-brand.ts';
export { type ImportBrandInput, type ImportedBrand, importBrand } from './import-brand.ts';
export { countHeld } from './plan-check.ts';
export type { Brand, BrandStore, ImportedFile, ResolvableBrand, StoredProfile } from './ports.ts';
export { type BrandProfile, findProfilesOnce, readProfile, storedProfile } from './profile.ts';
export { type NumberedPrompt, numberedPrompts } from './prompts/prompt-id.ts';
export { type PromptSuggestion, type SuggestedGap, suggestPrompts } from './prompts/suggest-prompts.ts';
export { type BrandFileIssue, linesOfBrandFile, readBrandFile } from './read-brand-file.ts';
export { type BrandScope, pickBrand, resolveBrand, UnclearBrandError } from './resolve.ts';
export { revisionOf } from './revision.ts';
export { SHOWCASE_BRAND } from './showcase.ts';
export { type BrandUpdate, updateBrand } from './update-brand.ts';
export { type FactKind, readVerifiedInfo, type VerifiedInfo } from './verified-info.ts';
export { type BrandFileFormat, brandFileDocument, writeBrandFile } from './write-brand-file.ts';
