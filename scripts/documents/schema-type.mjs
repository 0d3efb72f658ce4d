// A JSON schema as a few words of a table, such as `string, 1 to 255 characters`.

const code = (text) => `\`${text}\``;

const choice = (values) =>
  values.length > 1 ? `${values.slice(0, -1).join(', ')} or ${values.at(-1)}` : values.join();

/** Patterns that only exclude characters which no field accepts. */
const PLAIN = /^\^\[\^/;

export function typeOf(schema) {
  if (schema.$ref) return code(schema.$ref.split('/').at(-1));
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return choice(schema.enum.map((value) => code(JSON.stringify(value))));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return choice([...new Set(alternatives.map(typeOf))]);
  if (Array.isArray(schema.type)) return choice(schema.type.map((type) => typeOf({ ...schema, type })));
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`;
  return [FORMATS[schema.format] ?? schema.type ?? 'any', ...limitsOf(schema)].join(', ');
}

const FORMATS = { uuid: 'UUID', 'date-time': 'date and time' };

function limitsOf({ type, format, minLength, maxLength, minimum, maximum, pattern }) {
  if (format) return [];
  const isMarked = pattern && !PLAIN.test(pattern) && pattern.length < 60;
  return [
    ...(type === 'string' ? range(minLength, maxLength, ' characters') : range(minimum, boundOf(maximum), '')),
    ...(isMarked ? [code(pattern)] : []),
  ];
}

/** The largest exact integer is not a limit of the API. */
const boundOf = (maximum) => (maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum);

function range(low, high, unit) {
  if (high !== undefined) return [low ? `${low} to ${high}${unit}` : `at most ${high}${unit}`];
  return low !== undefined && low > 1 && low !== -Number.MAX_SAFE_INTEGER ? [`at least ${low}${unit}`] : [];
}
