// The apps that have access to brand data through `/mcp`, by the consent of the user.
import { type ConnectedApp, type ConnectedAppsDeps, disconnectApp, listConnectedApps } from '../../oauth/index.ts';
import type { PortalHandlers } from './call.ts';
import { isoTime } from './iso-time.ts';

export const appHandlers = (deps: ConnectedAppsDeps): PortalHandlers<'GET /apps' | 'DELETE /apps/:app'> => ({
  async 'GET /apps'({ person }) {
    return { apps: (await listConnectedApps(deps)(person)).map(documentOf) };
  },

  async 'DELETE /apps/:app'({ person, params }) {
    await disconnectApp(deps)(person, params.app);
    return undefined;
  },
});

const documentOf = ({ id, tenantId, email, clientName, clientHost, scopes, ...times }: ConnectedApp) => ({
  app_id: id,
  tenant_id: tenantId,
  email,
  client_name: clientName ?? null,
  client_host: clientHost ?? null,
  scopes: [...scopes],
  connected_at: isoTime(times.connectedAt),
  last_used_at: isoTime(times.lastUsedAt),
});
