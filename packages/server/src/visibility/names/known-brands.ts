// Brand descriptions for the recorder, with their names compiled once until the description changes.
import { type BrandProfile, type BrandStore, type Language, numberedPrompts, readProfile } from '../../brands/index.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { isBranded } from '../targets.ts';
import { createMentionFinders, type MentionFinder } from './mentions.ts';

export interface KnownBrand {
  profile: BrandProfile;
  finderFor(language: Language): MentionFinder;
  /** Whether the prompt names the brand; false for an id that the brand does not know. */
  isBrandedPrompt(id: string): boolean;
}

interface Owned {
  tenantId: string;
  brandId: string;
}

/** Bounds the memory, although brands are few. */
const MAX_KNOWN = 100;

/** @throws DomainError `not_found` for a brand that the tenant does not have */
export function createKnownBrands(brands: Pick<BrandStore, 'findProfile'>) {
  const known = new Map<string, { stamp: string; brand: KnownBrand }>();
  const read = shared(async (brandId) => {
    const stored = await brands.findProfile(brandId);
    const stamp = JSON.stringify(stored);
    const same = known.get(brandId);
    if (same?.stamp === stamp) return same.brand;
    const profile = await readProfile({ brands: { findProfile: async () => stored } })(brandId);
    const finderFor = createMentionFinders(profile.file);
    const brand = { profile, finderFor, isBrandedPrompt: brandedPrompts(profile, finderFor) };
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(brandId, { stamp, brand });
    return brand;
  });
  return async ({ tenantId, brandId }: Owned): Promise<KnownBrand> => {
    const brand = await read(brandId);
    if (brand.profile.brand.tenantId === tenantId) return brand;
    throw new DomainError('not_found', { message: `the tenant has no brand ${brandId}` });
  };
}

/** Concurrent calls for a brand share one read. */
function shared(read: (brandId: string) => Promise<KnownBrand>): (brandId: string) => Promise<KnownBrand> {
  const underWay = new Map<string, Promise<KnownBrand>>();
  return (brandId) => {
    const reading = underWay.get(brandId) ?? read(brandId).finally(() => underWay.delete(brandId));
    underWay.set(brandId, reading);
    return reading;
  };
}

/** Which prompts of a brand name it; each is checked once. */
function brandedPrompts(
  { brand, file }: BrandProfile,
  finderFor: KnownBrand['finderFor'],
): KnownBrand['isBrandedPrompt'] {
  const prompts = new Map(numberedPrompts(brand.id, file).map((prompt) => [prompt.id, prompt]));
  const known = new Map<string, boolean>();
  return (id) => {
    const prompt = prompts.get(id);
    if (!prompt) return false;
    const branded = known.get(id) ?? prompt.branded ?? isBranded(prompt.text, finderFor(prompt.language));
    known.set(id, branded);
    return branded;
  };
}
