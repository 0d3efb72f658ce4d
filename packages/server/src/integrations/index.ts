// What other features may use of integrations.
export {
  type ConfigMemory,
  createConfigMemory,
  type MemoryDeps,
  type MemoryTimes,
  type Remembered,
} from './config-memory.ts';
export { type CreateInstallDeps, createInstall, type NewInstall } from './create-install.ts';
export { collectEndpoint } from './endpoint.ts';
export {
  admitsOrigin,
  isLoopbackHost,
  normaliseOrigin,
  type OriginRules,
  parseOrigin,
} from './origin-policy.ts';
export type { ChangeFeed, Install, InstallChange, InstallStore } from './ports.ts';
export { type ObeyDeps, untilObeyed } from './until-obeyed.ts';
export { type UpdateInstallDeps, updateInstall } from './update-install.ts';
