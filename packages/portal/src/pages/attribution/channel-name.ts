// The names under which people know channels.
import type { Catalog } from '../../texts/catalog.ts';

const ENGINES: Readonly<Record<string, string>> = {
  chatgpt: 'ChatGPT',
  gemini: 'Gemini',
  perplexity: 'Perplexity',
  copilot: 'Copilot',
  claude: 'Claude',
  grok: 'Grok',
  deepseek: 'DeepSeek',
  'meta-ai': 'Meta AI',
  mistral: 'Le Chat',
  you: 'You.com',
  duckai: 'Duck.ai',
  poe: 'Poe',
  phind: 'Phind',
  kimi: 'Kimi',
  qwen: 'Qwen',
};

/** A channel that is not listed shows its own name. */
export function channelName(channel: string, { channels }: Catalog['attribution']): string {
  const engine = channel.startsWith('ai:') ? channel.slice('ai:'.length) : undefined;
  if (engine !== undefined) return ENGINES[engine] ?? engine;
  const names: Readonly<Record<string, string>> = channels;
  return names[channel] ?? channel;
}
