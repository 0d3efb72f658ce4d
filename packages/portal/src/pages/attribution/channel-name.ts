// Display names of channels.
import { engineName } from '../../components/engine-name.ts';
import type { Catalog } from '../../texts/catalog.ts';

/** A channel that is not listed is shown by its own name. */
export function channelName(channel: string, { channels }: Catalog['attribution']): string {
  const engine = channel.startsWith('ai:') ? channel.slice('ai:'.length) : undefined;
  if (engine !== undefined) return engineName(engine);
  const names: Readonly<Record<string, string>> = channels;
  return names[channel] ?? channel;
}
