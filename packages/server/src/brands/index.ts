// What other features may use of brands.
export { type CreateBrandDeps, createBrand, type NewBrand } from './create-brand.ts';
export type { Brand, BrandStore } from './ports.ts';
export { type BrandUpdate, updateBrand } from './update-brand.ts';
