// Replies that lack one field: each field in turn, omitted and null.

type Json = unknown;

export interface Lacking {
  /** Such as `output.1.content.0.text`. */
  path: string;
  how: 'missing' | 'null';
  body: object;
}

/** @param required the fields that an answer requires */
export function lackingFields(reply: object, required: readonly RegExp[]): Lacking[] {
  return pathsIn(reply)
    .filter((path) => !required.some((pattern) => pattern.test(path.join('.'))))
    .flatMap((path) => [
      { path: path.join('.'), how: 'missing' as const, body: changed(reply, path, undefined) },
      { path: path.join('.'), how: 'null' as const, body: changed(reply, path, null) },
    ]);
}

const isObject = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null;

/** Every field of an object, at any depth. */
function pathsIn(value: Json, before: string[] = []): string[][] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...before, key];
    return [...(Array.isArray(value) ? [] : [path]), ...pathsIn(inner, path)];
  });
}

function changed(reply: object, path: readonly string[], value: null | undefined): object {
  const copy: object = structuredClone(reply);
  let place: Json = copy;
  for (const key of path.slice(0, -1)) place = isObject(place) ? place[key] : undefined;
  const last = path.at(-1) ?? '';
  if (isObject(place)) {
    if (value === undefined) delete place[last];
    else place[last] = value;
  }
  return copy;
}
