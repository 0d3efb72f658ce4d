// JSON that people and agents copy into web pages. Pure.

/**
 * The same value for every JSON parser, but without `<`: inside a `<script>`, a browser looks for `</script` and `<!--`
 * in the text before it reads the JSON.
 */
export const scriptSafeJson = (value: object, indent?: number): string =>
  JSON.stringify(value, null, indent).replaceAll('<', '\\u003c');
