// `doctor`: how browsers reach the service. It has no TLS of its own, so an https address means a proxy.
import { isLoopbackHost } from '../../kernel/web/origin.ts';
import type { Settings } from '../../ops/settings.ts';
import type { CheckResult } from './check-result.ts';

export function checkAddress({
  publicUrl,
  trustedProxies,
}: Pick<Settings, 'publicUrl' | 'trustedProxies'>): CheckResult[] {
  if (publicUrl === undefined) return [];
  const { protocol, hostname } = new URL(publicUrl);
  if (isLoopbackHost(hostname)) return [];
  if (protocol !== 'https:') {
    const message =
      'SERVICE_PUBLIC_URL is not https: SDKs report only to https, and logins would cross the network unencrypted';
    return [{ check: 'address', status: 'warn', message, next: 'put a proxy with TLS in front' }];
  }
  if (trustedProxies.length > 0) return [];
  const message = 'no proxy is trusted, so all visitors behind it share one rate limit';
  return [
    { check: 'address', status: 'warn', message, next: 'set SERVICE_TRUSTED_PROXIES to the address of your proxy' },
  ];
}
