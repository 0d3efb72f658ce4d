// Resolves the name of an engine: one that the service can ask, or one that has answered for the brand before.
import { DomainError } from '../kernel/domain-error.ts';
import { resolveEngine } from '../kernel/engine-names.ts';
import type { FigureStore } from './ports.ts';

export interface WantedEngine {
  wanted: string;
  /** The engines of the service. */
  engines: readonly string[];
  /** Read only if the name is not one of the service's engines. */
  brandId(): Promise<string>;
}

/**
 * Refuses an unknown engine, because its empty figures would look like those of a brand that is never mentioned.
 * @throws DomainError `invalid_input` with the known engines
 */
export const knownEngine =
  ({ figures }: { figures: Pick<FigureStore, 'promptResults'> }) =>
  async ({ wanted, engines, brandId }: WantedEngine): Promise<string> => {
    const own = resolveEngine(wanted, engines);
    if (own !== undefined) return own;
    const answered = (await figures.promptResults({ brandId: await brandId() })).map(({ engine }) => engine);
    const all = [...new Set([...engines, ...answered])];
    const earlier = resolveEngine(wanted, all);
    if (earlier !== undefined) return earlier;
    const names = all.join(', ');
    throw new DomainError('invalid_input', {
      message: `unknown engine "${wanted}"; choose from ${names}`,
      issues: [{ path: 'engine', message: `must be one of ${names}` }],
    });
  };
