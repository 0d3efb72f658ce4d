// Opens the configured identity provider, or the one of `--dev`, which starts at the first login.
import type { IdentityProvider } from '../../accounts/ports.ts';
import type { Settings } from '../../ops/settings.ts';
import type { EmbeddedProviderOptions } from './embedded-provider.ts';
import { createOpenIdProvider } from './openid-provider.ts';

type ProviderSettings = Pick<Settings, 'login' | 'dev' | 'processes'>;

/** `undefined`: signing in is impossible. Several processes cannot share the memory of the embedded provider. */
export function openIdentityProvider(
  { login, dev, processes }: ProviderSettings,
  demo: EmbeddedProviderOptions,
): IdentityProvider | undefined {
  if (login) return createOpenIdProvider(login);
  return dev && processes === 1 ? createDevProvider(demo) : undefined;
}

/** Each start uses a new port and therefore a new issuer URL, so users are bound to this name instead. */
const DEV_ISSUER = 'urn:service:dev-provider';

function createDevProvider(demo: EmbeddedProviderOptions): IdentityProvider {
  let started: ReturnType<typeof start> | undefined;
  const running = () => {
    started ??= start(demo);
    return started;
  };
  return {
    begin: async (...login) => (await running()).client.begin(...login),
    async finish(url, secrets) {
      const proven = await (await running()).client.finish(url, secrets);
      return { ...proven, issuer: DEV_ISSUER };
    },
    close: async () => (await started)?.provider.close(),
  };
}

async function start(demo: EmbeddedProviderOptions) {
  const { startEmbeddedProvider } = await import('./embedded-provider.ts');
  const provider = await startEmbeddedProvider(demo);
  return { provider, client: createOpenIdProvider(provider) };
}
