// Connects to the configured message brokers. The client library of a broker is loaded only if a setting names it.
import type { RelaySettings } from '../ops/settings.ts';
import { SinkFault } from '../relay/ports.ts';

export interface BrokerReport {
  /** The setting that names the broker. */
  setting: string;
  isReady: boolean;
  /** What stores the records, or why nothing does now: no login, no address, no record. */
  message: string;
}

export async function checkBrokers({ nats, kafka }: RelaySettings): Promise<BrokerReport[]> {
  const reports: BrokerReport[] = [];
  if (nats) {
    const { checkNats } = await import('./nats/check-nats.ts');
    reports.push(await reportOf('SERVICE_RELAY_NATS', () => checkNats(nats)));
  }
  if (kafka) {
    const { checkKafka } = await import('./kafka/check-kafka.ts');
    reports.push(await reportOf('SERVICE_RELAY_KAFKA', () => checkKafka(kafka)));
  }
  return reports;
}

async function reportOf(setting: string, check: () => Promise<string>): Promise<BrokerReport> {
  try {
    return { setting, isReady: true, message: await check() };
  } catch (error) {
    if (!(error instanceof SinkFault)) throw error;
    return { setting, isReady: false, message: error.message };
  }
}
