// React: the client exists while there is consent, even in StrictMode, which mounts everything twice.
import { type Client, ServiceBilling } from '@service/sdk';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const AnalyticsContext = createContext<Client | undefined>(undefined);

/** The client while the visitor agrees. Call `track()` where your server's confirmation arrives. */
export const useAnalytics = (): Client | undefined => useContext(AnalyticsContext);

export interface AnalyticsProps {
  endpoint: string;
  /** The visitor's choice; `false` while it is not known. */
  agreed: boolean;
  children: ReactNode;
}

export function Analytics({ endpoint, agreed, children }: AnalyticsProps) {
  const [client, setClient] = useState<Client>();
  useEffect(() => {
    if (!agreed) return;
    const created = ServiceBilling.create({ endpoint, consent: true });
    setClient(created);
    return () => {
      created.stop();
      setClient(undefined);
    };
  }, [endpoint, agreed]);
  useEffect(() => {
    // Not in the effect above, which StrictMode runs twice: init() records the visit.
    if (client && !client.stopped) client.init();
  }, [client]);
  return <AnalyticsContext value={client}>{children}</AnalyticsContext>;
}
