import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scriptSafeJson } from './script-safe-json.ts';

it('JSON for a script element has the same value, and never ends or hides the script', () => {
  const hostile = fc.constantFrom('</script><script>alert(1)</script>', '<!--', '\\</script>', '<');
  const text = fc.oneof(hostile, fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.jsonValue())), (value) => {
      const json = scriptSafeJson(value, 2);
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
