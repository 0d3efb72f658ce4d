// The script build, v1.js: sets its globals and starts the client that its own tag asks for (Spec 4.8, decisions 13).
import { collectPath } from '@service/protocol';
import { attempt } from './attempt.ts';
import { type Client, ServiceBilling, ServiceBillingError } from './index.ts';

declare global {
  interface Window {
    ServiceBilling?: ServiceBilling;
    serviceEvents?: Client & Partial<Stub>;
  }
}

/** The stub that a page may install before the script has loaded (docs/sdk/recipes/early-calls.md). */
interface Stub {
  /** Replays the calls queued for the client. */
  ready(client: Client): void;
}

// A page's own global with this name, or an element with this id, must not shadow ours. Reading it may throw, and so
// may setting it in a module or strict script.
if (!attempt(() => window.ServiceBilling?.create.call)) {
  attempt(() => {
    window.ServiceBilling = ServiceBilling;
  });
}

// An invalid tag must not break the page.
try {
  // An element of the page may have this name. It is null in a module.
  const { currentScript }: { currentScript: (Element & { src?: string }) | null } = document;
  /** The tag of a concatenated file does not configure the client. */
  const tag =
    currentScript instanceof HTMLScriptElement && currentScript.dataset.serviceInstallId
      ? currentScript
      : document.querySelector<HTMLScriptElement>('script[data-service-install-id]');
  const { serviceInstallId, serviceBaseUrl, serviceSource, serviceDebug } = tag?.dataset ?? {};
  const script = tag ?? currentScript;
  const base = serviceBaseUrl ?? /(.*)\/sdk\/v1/.exec(`${script?.src}`)?.[1];
  // The file was moved to another host, or concatenated without a tag.
  if (script && base == null) throw new ServiceBillingError('invalid_options', ': data-service-base-url');
  const stub = window.serviceEvents;
  // If loaded twice: keep one client, unless it was stopped and consent was given again.
  if (serviceInstallId && attempt(() => stub?.stopped) !== false) {
    const client = ServiceBilling.create({
      endpoint: `${base}`.replace(/\/$/, '') + collectPath(serviceInstallId),
      consent: true,
      source: serviceSource,
      debug: serviceDebug != null,
    });
    window.serviceEvents = client;
    client.init();
    stub?.ready?.(client);
  }
} catch (error) {
  attempt(() => console.log(`${error}`));
}
