// Reads what a process serves at `/metrics`.

/** The value of each series, by its name and labels as Prometheus writes them. */
export type Series = ReadonlyMap<string, number>;

export async function readMetrics(url = ''): Promise<Series> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return parseMetrics(await response.text());
}

export function parseMetrics(text: string): Series {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}
