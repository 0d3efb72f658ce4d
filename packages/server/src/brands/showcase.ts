// The public showcase brand: `demo` creates it, and demo tokens can see only this brand (Spec 8).

export const SHOWCASE_BRAND = {
  tenantId: '5e0c0a5e-0000-4000-8000-000000000001',
  brandId: '5e0c0a5e-0000-4000-8000-000000000002',
} as const;
