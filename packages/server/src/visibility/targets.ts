// The targets that a brand file defines, and which prompts name the brand. Pure.
import type { BrandFile } from '../brands/index.ts';
import type { MentionFinder } from './names/mentions.ts';
import type { Target } from './observation.ts';

export interface Targets {
  brand: Target;
  productLines: Map<string, Target>;
  skus: Map<string, Target>;
}

/** Roll-up by union of answers: a line is mentioned if it or one of its SKUs is, the brand if any of them is. */
export function targetsOf(brand: BrandFile): Targets {
  const lines = brand.product_lines.map(({ name, skus }) => ({ name, names: [name, ...skus.map((sku) => sku.name)] }));
  const skus = brand.product_lines.flatMap((line) => line.skus.map(({ name }) => name));
  return {
    brand: new Set([brand.name, ...lines.flatMap(({ names }) => names)]),
    productLines: new Map(lines.map(({ name, names }) => [name, new Set(names)])),
    skus: new Map(skus.map((name) => [name, new Set([name])])),
  };
}

/** Whether a prompt names the brand, one of its lines or a SKU. */
export const isBranded = (prompt: string, find: MentionFinder): boolean =>
  find(prompt).some(({ entity }) => entity !== 'competitor');
