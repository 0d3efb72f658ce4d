// Connects to Kafka and looks up the topic of the records, without writing anything.
import type { KafkaSettings } from '../../ops/settings.ts';
import { SinkFault } from '../../relay/ports.ts';
import { kafkaFault } from './kafka-fault.ts';
import { createProducer } from './kafka-producer.ts';

const TIMEOUT_MS = 10_000;

/** Returns what stores the records. Throws a `SinkFault` if the topic could not be found now. */
export async function checkKafka(settings: KafkaSettings): Promise<string> {
  const { topic } = settings;
  const producer = await createProducer(settings);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SinkFault('Kafka did not answer in time')), TIMEOUT_MS);
  try {
    const { topics } = await Promise.race([producer.metadata({ topics: [topic] }), late]);
    return `Kafka has the topic ${topic} with ${topics.get(topic)?.partitionsCount ?? 0} partitions`;
  } catch (error) {
    throw kafkaFault(error, topic);
  } finally {
    clearTimeout(timer);
    await producer.close(true).catch(() => {});
  }
}
