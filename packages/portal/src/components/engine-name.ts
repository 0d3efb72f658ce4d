// The names under which people know the answer engines. An engine that is not listed shows its own name.
const NAMES: Readonly<Record<string, string>> = {
  openai: 'ChatGPT',
  gemini: 'Gemini',
  perplexity: 'Perplexity',
  claude: 'Claude',
  grok: 'Grok',
  mistral: 'Le Chat',
};

export const engineName = (engine: string): string =>
  Object.hasOwn(NAMES, engine) ? (NAMES[engine] ?? engine) : engine;
