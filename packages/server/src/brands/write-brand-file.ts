// Writes a brand file as YAML or JSON that `readBrandFile` reads back unchanged. Pure.
import { stringify } from 'yaml';
import type { Alias, BrandFile, Naming } from './brand-file.ts';

export type BrandFileFormat = 'yaml' | 'json';

export function writeBrandFile(file: BrandFile, format: BrandFileFormat): string {
  const document = brandFileDocument(file);
  if (format === 'json') return `${JSON.stringify(document, null, 2)}\n`;
  return stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** Omits default values, since reading restores them. */
export const brandFileDocument = (file: BrandFile): object => ({
  ...naming(file),
  domains: file.domains,
  markets: file.markets,
  ...filled('product_lines', file.product_lines.map(lineDocument)),
  ...filled(
    'competitors',
    file.competitors.map((competitor) => ({ ...naming(competitor), ...filled('domains', competitor.domains) })),
  ),
  ...filled(
    'prompts',
    file.prompts.map(({ tags, ...prompt }) => ({ ...prompt, ...filled('tags', tags) })),
  ),
  ...filled(
    'facts',
    file.facts.map(({ labels, ...fact }) => ({ ...fact, ...filled('labels', labels) })),
  ),
});

const lineDocument = (line: BrandFile['product_lines'][number]): object => ({
  ...naming(line),
  ...filled('skus', line.skus.map(naming)),
});

const naming = ({ name, aliases, case_sensitive, context, except }: Naming): object => ({
  name,
  ...filled('aliases', aliases.map(aliasDocument)),
  ...(case_sensitive && { case_sensitive }),
  ...filled('context', context),
  ...filled('except', except),
});

const aliasDocument = ({ name, caseSensitive, context }: Alias): unknown =>
  caseSensitive === undefined && context.length === 0
    ? name
    : { name, ...(caseSensitive !== undefined && { case_sensitive: caseSensitive }), ...filled('context', context) };

const filled = (key: string, list: readonly unknown[]): object => (list.length === 0 ? {} : { [key]: list });
