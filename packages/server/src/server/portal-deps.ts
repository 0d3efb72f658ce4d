// The dependencies of the portal's routes, by feature.
import { setTimeout as pause } from 'node:timers/promises';
import { createFindSignedIn, createFindStillSignedIn } from '../accounts/http-session.ts';
import { findSdk, readPinned } from '../collect/index.ts';
import { createWaitingRoom } from '../http/overload/waiting-room.ts';
import type { RequestContext } from '../http/request-context.ts';
import { createSecurityLog } from '../http/security-log.ts';
import { createLiveFeed } from '../live/index.ts';
import { oncePerSecond } from '../ops/logging.ts';
import { packageVersion } from '../ops/version.ts';
import type { LiveHandlersDeps } from '../portal/http/live/handlers.ts';
import { createOpenStreams } from '../portal/http/live/open-streams.ts';
import { createSealedPlaces } from '../portal/http/live/sealed-places.ts';
import type { PortalRoutesDeps } from '../portal/http.ts';
import { createPortalLimit } from '../portal/http-limits.ts';
import type { AppDeps } from './app-deps.ts';

/** Test messages, which take at most 5 s. */
const TEST_WAITS = { most: 16, retryAfter: 5 };

export function portalDeps(deps: AppDeps, context: RequestContext): PortalRoutesDeps {
  const { settings, login, oauth, tools, portal, clock, ids, logger, sdkDirectory = findSdk() } = deps;
  const { stores, provider, forgetToken } = login;
  const { sender, retentionDays: days } = portal;
  return {
    access: {
      findSignedIn: createFindSignedIn(stores),
      brands: stores.brands,
      limit: createPortalLimit(settings.rateLimits, clock),
      log: createSecurityLog(logger),
    },
    integrations: {
      ...stores,
      originRules: { dev: settings.dev },
      clock,
      ids,
      pause,
      readPinnedScript: () => readPinned(sdkDirectory),
    },
    session: {
      tenants: stores.tenants,
      brands: stores.brands,
      publicUrl: settings.publicUrl,
      canSignIn: provider !== undefined,
      users: stores.users,
      acceptsAnyone: provider !== undefined && settings.login === undefined,
      version: packageVersion(),
    },
    tokens: { store: stores.tokens, tenants: stores.tenants, brands: stores.brands, clock, ids, forgetToken },
    apps: { oauth: oauth.store, users: stores.users, clock },
    visibility: { ...tools, engines: tools.scans.engines, clock },
    attribution: { ...portal.stores, clock },
    attributionRecords: portal.stores.trace,
    notifications: {
      store: portal.stores.outbox,
      brands: stores.brands,
      sender,
      testsOfTarget: createWaitingRoom({ ...TEST_WAITS, mostPerKey: 1, context }),
      testsOfTeam: createWaitingRoom({ ...TEST_WAITS, mostPerKey: 4, context }),
      clock,
      ids,
      dev: settings.dev,
    },
    privacy: { ...portal.stores, days, clock },
    members: { users: stores.users, tokens: stores.tokens, forgetToken, clock, ids },
    plan: { plans: portal.stores.plans, tenants: portal.stores.tenants, brands: stores.brands, clock },
    description: { ...portal.stores, brands: stores.brands, clock, ids },
    scans: { ...portal, ...portal.stores, brands: stores.brands, clock, ids },
    findings: { ...portal.stores, brands: stores.brands, users: stores.users, clock },
    live: liveDeps(deps),
  };
}

function liveDeps({ portal, login, oauth, clock, ids, timers, logger }: AppDeps): LiveHandlersDeps {
  const { live } = portal.stores;
  const { loginSessions: sessions, users } = login.stores;
  const throttle = oncePerSecond(clock);
  return {
    live,
    clock,
    timers,
    placesOf: createSealedPlaces({ secrets: oauth.secrets, ids }),
    feed: createLiveFeed({
      live,
      timers,
      onFault: (err) => throttle((unheard) => logger.warn({ err, unheard }, 'the live view cannot be read')),
    }),
    streams: createOpenStreams({ findStillSignedIn: createFindStillSignedIn({ sessions, users, clock }), timers }),
  };
}
