// The settings of the login: an OpenID Connect provider, and this server as its client (decisions 5).
import type { z } from 'zod';
import { setting } from './setting-values.ts';
import type { LoginSettings } from './settings.ts';

const text = (phrase: string) =>
  setting(phrase, (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined));

const isLoopbackName = (name: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(name);

export const loginShape = {
  oidcIssuer: setting(
    'must be the https address of an OpenID Connect provider, such as https://id.example',
    (value) => {
      const url = typeof value === 'string' ? URL.parse(value) : null;
      const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname));
      return url && isSafe && url.search === '' && url.hash === '' ? String(value) : undefined;
    },
  ).optional(),
  oidcClientId: text('must be the client id that the provider issued for this server').optional(),
  oidcClientSecret: text('must be the client secret that the provider issued for this server').optional(),
};

type LoginConfig = z.output<z.ZodObject<typeof loginShape>>;

export const loginSettings = (config: LoginConfig): LoginSettings | undefined => {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret } = config;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return { issuer, clientId, clientSecret };
};

/** All three or none, and a public URL for the callback. */
export function checkLogin(
  config: LoginConfig & { publicUrl?: string | undefined; dev: boolean },
  context: z.RefinementCtx,
): void {
  const keys = ['oidcIssuer', 'oidcClientId', 'oidcClientSecret'] as const;
  const missing = keys.filter((key) => config[key] === undefined);
  if (missing.length === keys.length) return;
  for (const path of missing) {
    context.addIssue({
      code: 'custom',
      path: [path],
      message: 'is missing: login needs the issuer, the client id and the client secret',
    });
  }
  if (config.publicUrl !== undefined || config.dev) return;
  context.addIssue({
    code: 'custom',
    path: ['publicUrl'],
    message: 'is missing: the provider redirects users to it after the login',
  });
}
