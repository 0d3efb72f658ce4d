// The names of the answer engines and their aliases (decisions 20). Pure.

/** The order in which a scan chooses them if its plan allows fewer. */
export const VENDOR_ENGINES = ['openai', 'gemini', 'perplexity', 'claude', 'grok', 'mistral'] as const;
export type VendorEngine = (typeof VENDOR_ENGINES)[number];

export const isVendorEngine = (name: string): name is VendorEngine => VENDOR_ENGINES.some((vendor) => vendor === name);

/** Folded: lower case, letters and digits only. */
const ALIASES: Readonly<Record<VendorEngine, readonly string[]>> = {
  openai: ['chatgpt', 'gpt', 'chatgptsearch', 'openaichatgpt'],
  gemini: ['google', 'googlegemini', 'googleai', 'bard'],
  perplexity: ['pplx', 'sonar', 'perplexityai'],
  claude: ['anthropic', 'claudeai', 'anthropicclaude'],
  grok: ['xai', 'xaigrok'],
  mistral: ['lechat', 'mistralai', 'mistrallechat'],
};

const CANONICAL: ReadonlyMap<string, string> = new Map(
  VENDOR_ENGINES.flatMap((name) => ALIASES[name].map((alias) => [alias, name] as const)),
);

/**
 * The engine that a name means: `ChatGPT`, `gpt` and `openai` are one. An engine's own name takes precedence over an
 * alias. @param known the available engines; those of vendors if omitted @returns `undefined` if no engine matches
 */
export function resolveEngine(name: string, known: readonly string[] = VENDOR_ENGINES): string | undefined {
  const folded = fold(name);
  const exact = known.find((engine) => engine === name) ?? known.find((engine) => fold(engine) === folded);
  if (exact !== undefined) return exact;
  const canonical = CANONICAL.get(folded);
  return known.find((engine) => engine === canonical);
}

const fold = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
