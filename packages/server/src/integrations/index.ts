// Public API of integrations.
export {
  type CachedLookup,
  type ConfigCache,
  type ConfigCacheDeps,
  type ConfigCacheTimes,
  createConfigCache,
} from './config-cache.ts';
export { type CreateInstallDeps, createInstall, type NewInstall } from './create-install.ts';
export { collectEndpoint } from './endpoint.ts';
export { allowsOrigin } from './origin-policy.ts';
export type { ChangeFeed, Install, InstallChange, InstallStore, Received } from './ports.ts';
export { type UpdateInstallDeps, updateInstall } from './update-install.ts';
export { type PropagationDeps, waitForConfigPropagation } from './wait-for-config-propagation.ts';
