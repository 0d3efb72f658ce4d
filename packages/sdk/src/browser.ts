// The script build, v1.js: sets its globals and starts the client that its own tag asks for (Spec 4.8, decisions 13).
import { collectPath } from '@service/protocol';
import { type Client, ServiceBilling } from './index.ts';

interface Globals {
  ServiceBilling?: ServiceBilling;
  serviceEvents?: Client;
}

/** `currentScript` is null in a module. */
const ownTag = () =>
  document.currentScript ?? document.querySelector<HTMLScriptElement>('script[data-service-install-id]');

function start(globals: Globals): void {
  globals.ServiceBilling ??= ServiceBilling;
  const tag = ownTag();
  const { serviceInstallId, serviceBaseUrl, serviceSource, serviceDebug } = tag?.dataset ?? {};
  if (!tag || serviceInstallId === undefined) return;
  // Loaded twice: one client, unless it was stopped and consent was given again.
  if (globals.serviceEvents && !globals.serviceEvents.stopped) return;
  const debug = serviceDebug !== undefined;
  try {
    const base = serviceBaseUrl ?? new URL('src' in tag ? tag.src : '').origin;
    const endpoint = base.replace(/\/$/, '') + collectPath(serviceInstallId);
    globals.serviceEvents = ServiceBilling.create({ endpoint, consent: true, source: serviceSource, debug });
    globals.serviceEvents.init();
  } catch (error) {
    // A wrong attribute must not break the page.
    if (debug) console.info(`[service] ${error}`);
  }
}

start(window as Globals);
