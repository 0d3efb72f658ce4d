// Brands as the rest of the service sees them.

export interface Brand {
  id: string;
  tenantId: string;
  name: string;
  domain: string;
  aliases: string[];
  createdAt: number;
}

export interface BrandStore {
  /** An id that is taken is left as it is, aliases too. */
  createBrand(brand: Brand): Promise<void>;
  /** False where there is no such brand. */
  updateBrand(id: string, change: Partial<Pick<Brand, 'name' | 'domain' | 'aliases'>>): Promise<boolean>;
  findBrand(id: string): Promise<Brand | undefined>;
  /** In the order of creation. */
  listBrands(tenantId?: string): Promise<Brand[]>;
}
