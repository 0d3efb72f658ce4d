// The engine that `--engine` means, in every command.
import { engineNames } from '../ops/engine-settings.ts';
import { knownEngine } from '../visibility/index.ts';
import type { CommandDeps } from './with-stores.ts';

/**
 * Undefined without `--engine`: all engines.
 * @throws DomainError `invalid_input` that lists the known engines
 */
export async function engineNameIn(
  deps: CommandDeps,
  brandId: string,
  wanted: string | undefined,
): Promise<string | undefined> {
  if (wanted === undefined) return undefined;
  const engines = engineNames(deps.settings.scans);
  return knownEngine(deps)({ wanted, engines, brandId: async () => brandId });
}
