// The public showcase brand: `demo` makes it, and demo tokens see it alone (Spec 8).

export const SHOWCASE_BRAND = {
  tenantId: '5e0c0a5e-0000-4000-8000-000000000001',
  brandId: '5e0c0a5e-0000-4000-8000-000000000002',
} as const;
