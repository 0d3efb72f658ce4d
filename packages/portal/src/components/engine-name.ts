// Display names of the answer engines. An engine that is not listed is shown by its own name.
const NAMES: Readonly<Record<string, string>> = {
  openai: 'ChatGPT',
  chatgpt: 'ChatGPT',
  copilot: 'Copilot',
  deepseek: 'DeepSeek',
  duckai: 'Duck.ai',
  kimi: 'Kimi',
  phind: 'Phind',
  poe: 'Poe',
  qwen: 'Qwen',
  you: 'You.com',
  gemini: 'Gemini',
  perplexity: 'Perplexity',
  claude: 'Claude',
  grok: 'Grok',
  'meta-ai': 'Meta AI',
  mistral: 'Le Chat',
};

export const engineName = (engine: string): string =>
  Object.hasOwn(NAMES, engine) ? (NAMES[engine] ?? engine) : engine;
