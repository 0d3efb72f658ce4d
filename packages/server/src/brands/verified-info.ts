// The verified facts of a brand, with source and date, optionally of one kind.
import type { Fact } from './brand-file.ts';
import type { BrandStore } from './ports.ts';
import { readProfile } from './profile.ts';

export type FactKind = Fact['kind'];

export interface VerifiedInfo {
  facts: (Fact & { subject: string })[];
}

/** In the order of the brand file. @throws UnclearBrandError `brand_not_found` */
export const readVerifiedInfo =
  (deps: { brands: BrandStore }) =>
  async ({ brandId, kind }: { brandId: string; kind?: FactKind | undefined }): Promise<VerifiedInfo> => {
    const { file } = await readProfile(deps)(brandId);
    const facts = file.facts.filter((fact) => kind === undefined || fact.kind === kind);
    return { facts: facts.map((fact) => ({ ...fact, subject: fact.subject ?? file.name })) };
  };
