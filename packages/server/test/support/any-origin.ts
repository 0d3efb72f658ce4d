// Arbitrary origins for properties.
import fc from 'fast-check';

export const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const host = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join('.'));
const port = fc.option(
  fc.integer({ min: 1, max: 65_535 }).filter((n) => n !== 443),
  { nil: undefined },
);

/** As a browser sends it. */
export const origin = fc.tuple(host, port).map(([name, n]) => `https://${name}${n === undefined ? '' : `:${n}`}`);
