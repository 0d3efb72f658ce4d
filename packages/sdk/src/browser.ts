// The script build, v1.js: sets its globals and starts the client that its own tag asks for (Spec 4.8, decisions 13).
import { collectPath } from '@service/protocol';
import { type Client, ServiceBilling } from './index.ts';

declare global {
  interface Window {
    ServiceBilling?: ServiceBilling;
    serviceEvents?: Client;
  }
}

window.ServiceBilling ??= ServiceBilling;

/** `currentScript` is null in a module. */
const tag = document.currentScript ?? document.querySelector<HTMLScriptElement>('script[data-service-install-id]');
const { serviceInstallId, serviceBaseUrl, serviceSource, serviceDebug } = tag?.dataset ?? {};

// Loaded twice: one client, unless it was stopped and consent was given again.
if (serviceInstallId != null && window.serviceEvents?.stopped !== false) {
  const debug = serviceDebug != null;
  try {
    const base = serviceBaseUrl ?? new URL((tag as HTMLScriptElement).src).origin;
    const endpoint = base.replace(/\/$/, '') + collectPath(serviceInstallId);
    const client = ServiceBilling.create({ endpoint, consent: true, source: serviceSource, debug });
    window.serviceEvents = client;
    client.init();
  } catch (error) {
    // A wrong attribute must not break the page.
    if (debug) console.log(`${error}`);
  }
}
