'use client';
// Next.js, app/analytics.tsx: put <Analytics> into app/layout.tsx around {children}. It renders nothing on the server.
import { type Client, ServiceBilling } from '@service/sdk';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const endpoint = process.env.NEXT_PUBLIC_EVENTS_ENDPOINT ?? '';
const AnalyticsContext = createContext<Client | undefined>(undefined);

export const useAnalytics = () => useContext(AnalyticsContext);

/** One client for the whole visit: the layout stays while the router changes pages, so they are one page visit. */
export function Analytics({ agreed, children }: { agreed: boolean; children: ReactNode }) {
  const [client, setClient] = useState<Client>();
  useEffect(() => {
    if (!agreed) return;
    const created = ServiceBilling.create({ endpoint, consent: true });
    setClient(created);
    return () => {
      created.stop();
      setClient(undefined);
    };
  }, [agreed]);
  useEffect(() => {
    if (client && !client.stopped) client.init();
  }, [client]);
  return <AnalyticsContext value={client}>{children}</AnalyticsContext>;
}
