// Which names of a brand file a labeled text may mean: labels do not contain the name, only the text that the answer
// uses.
import type { BrandFile, Naming } from '../src/brands/index.ts';

/** Letters and digits only, without case and accents. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Empty if no name matches; a label is then compared by its span only. */
export function namesCalled(brand: BrandFile, label: string): string[] {
  const namings: Naming[] = [
    brand,
    ...brand.product_lines.flatMap((line) => [line, ...line.skus]),
    ...brand.competitors,
  ];
  return namings
    .filter(({ name, aliases }) =>
      [name, ...aliases.map((alias) => alias.name)].some((one) => bare(one) === bare(label)),
    )
    .map(({ name }) => name);
}
