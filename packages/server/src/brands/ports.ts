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
  /** With all domains, in the order of creation. */
  listResolvable(tenantId?: string): Promise<ResolvableBrand[]>;
  /**
   * Writes names, domains and the imported file in one transaction. False where they were there already: nothing has changed.
   * @param at milliseconds since 1970
   */
  importBrand(imported: ImportedFile, at: number): Promise<boolean>;
  findProfile(id: string): Promise<StoredProfile | undefined>;
}

export interface ResolvableBrand {
  brand: Brand;
  domains: string[];
}

export interface ImportedFile extends ResolvableBrand {
  /** The file as JSON. */
  document: string;
}

export interface StoredProfile {
  brand: Brand;
  /** Undefined where none was imported. */
  document: string | undefined;
}
