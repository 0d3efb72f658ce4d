// What other features may use of brands.
export {
  type Alias,
  type BrandFile,
  type Fact,
  type FounderFact,
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
export { type CreateBrandDeps, createBrand, type NewBrand } from './create-brand.ts';
export type { Brand, BrandStore } from './ports.ts';
export { readBrandFile } from './read-brand-file.ts';
export { type BrandUpdate, updateBrand } from './update-brand.ts';
