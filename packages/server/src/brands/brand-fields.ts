// Validates a brand's name, domain and aliases. The specification does not set these limits: they are our choice. Pure.
import { fieldIssues, text } from '@service/protocol/schemas';
import { z } from 'zod';
import { DomainError } from '../kernel/domain-error.ts';
import { firstIssues } from '../kernel/input/first-issues.ts';
import { NOT_PRINTABLE } from '../kernel/text/printable.ts';
import { isVisibleName } from '../kernel/text/visible-name.ts';

const MAX_NAME_CHARACTERS = 200;
const MAX_DOMAIN_CHARACTERS = 253;
const MAX_ALIASES = 100;

export const brandName = text()
  .transform((value) => value.trim())
  .pipe(text({ min: 1, max: MAX_NAME_CHARACTERS }).refine(isVisibleName, NOT_PRINTABLE));

/** A bare host name, stored as the URL parser writes it: in lower case and punycode. */
export const hostName = z.string().transform((value, context): string => {
  const url = /^[^\s/:?#@\\[\]*]+$/.test(value) ? URL.parse(`https://${value}`) : null;
  const host = url?.hostname ?? '';
  const isName = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z][a-z0-9-]*$/.test(host) && host.length <= MAX_DOMAIN_CHARACTERS;
  if (isName) return host;
  context.issues.push({ code: 'custom', input: value, message: 'must be a bare host name, such as acme.example' });
  return z.NEVER;
});

const aliases = z.array(brandName).max(MAX_ALIASES, `must be at most ${MAX_ALIASES}`);

const brandFieldsSchema = z.strictObject({ name: brandName, domain: hostName, aliases });
const brandChangeSchema = z.strictObject({
  name: brandName.exactOptional(),
  domain: hostName.exactOptional(),
  aliases: aliases.exactOptional(),
});

export type BrandFields = z.infer<typeof brandFieldsSchema>;

/** @throws DomainError `invalid_input` that names each invalid field */
export const parseBrandFields = (fields: BrandFields): BrandFields => parse(brandFieldsSchema, fields);

/** Omitted fields stay omitted. */
export const parseBrandChange = (fields: Partial<BrandFields>): Partial<BrandFields> =>
  parse(brandChangeSchema, fields);

function parse<Value>(schema: z.ZodType<Value>, fields: unknown): Value {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const issues = firstIssues(fieldIssues(parsed.error, fields));
  throw new DomainError('invalid_input', {
    message: issues.map(({ path, message }) => `${path} ${message}`.trim()).join('\n'),
    issues,
  });
}
