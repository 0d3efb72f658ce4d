// Resolves a path to a connection: an install ID is an alias of the install's connection, a UUID is the connection's
// own (Spec 2.1; decisions 4 "Path id").
import { isDeliveryId, isInstallId } from '@service/protocol';
import type { Brand } from '../brands/index.ts';
import type { CachedLookup, Install } from '../integrations/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Connection } from './ports.ts';

export interface TargetDeps {
  installs: Pick<CachedLookup<Install>, 'find'>;
  brands: Pick<CachedLookup<Brand>, 'find'>;
  connections: Pick<CachedLookup<Connection>, 'find'>;
  connectionsOfInstalls: Pick<CachedLookup<Connection>, 'find'>;
}

export interface Target {
  /** Whether its install is switched on. */
  isActive: boolean;
  brand: Pick<Brand, 'id' | 'tenantId'>;
  /** `undefined` for an install without a connection. */
  connection: Connection | undefined;
}

/** `undefined` if nothing matches. */
export const findTarget =
  (deps: TargetDeps) =>
  async (pathId: string): Promise<Target | undefined> =>
    isInstallId(pathId) ? targetOfInstall(deps, pathId) : targetOfConnection(deps, pathId);

async function targetOfInstall(deps: TargetDeps, installId: string): Promise<Target | undefined> {
  const install = await deps.installs.find(installId);
  if (!install) return undefined;
  const brand = await deps.brands.find(install.brandId);
  return brand && { isActive: install.active, brand, connection: await deps.connectionsOfInstalls.find(installId) };
}

async function targetOfConnection(deps: TargetDeps, pathId: string): Promise<Target | undefined> {
  const connection = await findConnection(deps, pathId);
  const install = connection && (await deps.installs.find(connection.installId));
  if (!install) return undefined;
  const brand = { id: connection.brandId, tenantId: connection.tenantId };
  return { isActive: install.active, brand, connection };
}

/** Only for callers that have access to the brand: others must not learn that the install exists. */
export const switchedOff = (): DomainError =>
  new DomainError('not_found', {
    message: 'This install is switched off. Switch it on to accept server events again.',
    fault: 'inactive_install',
  });

/** By its UUID, in either case. */
export const findConnection = async (
  { connections }: Pick<TargetDeps, 'connections'>,
  pathId: string,
): Promise<Connection | undefined> => (isDeliveryId(pathId) ? connections.find(pathId.toLowerCase()) : undefined);
