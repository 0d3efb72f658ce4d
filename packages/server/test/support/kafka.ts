// The mock cluster of Debian's librdkafka: it speaks the Kafka protocol over TCP, but keeps nothing on disk, and has no
// TLS and no logins.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RelayedRecord } from '../../src/relay/ports.ts';

const PYTHON = '/usr/bin/python3';
const KCAT = '/usr/bin/kcat';

/** The reason why its tests are skipped; absent if it is installed. */
export const KAFKA_MISSING =
  existsSync(PYTHON) && existsSync(KCAT) ? undefined : 'needs the mock of librdkafka: apt-get install kcat python3';

const SCRIPT = fileURLToPath(new URL('./kafka-mock.py', import.meta.url));
const BROKERS = 3;

/** Error codes of the protocol. */
export const KAFKA_ERRORS = {
  notLeader: 6,
  timedOut: 7,
  messageTooLarge: 10,
  topicAuthorizationFailed: 29,
  outOfOrderSequence: 45,
} as const;

/** A message as `kcat` reads it, an independent client. */
export interface KafkaMessage {
  partition: number;
  key: string;
  receiptId: string;
  kind: string;
  record: RelayedRecord;
}

export interface KafkaMock extends AsyncDisposable {
  brokers: string[];
  createTopic(name: string, partitions?: number): Promise<void>;
  /** The next requests to store records are answered with these errors, one each. */
  refuseNext(...errors: number[]): Promise<void>;
  setDown(broker: number): Promise<void>;
  setUp(broker: number): Promise<void>;
  /** The messages of a topic, in the order of each partition. */
  read(topic: string): Promise<KafkaMessage[]>;
}

export async function startKafkaMock(): Promise<KafkaMock> {
  const child = spawn(PYTHON, [SCRIPT, String(BROKERS)], { stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const { value } = await lines.next();
    if (typeof value !== 'string') throw new Error('the mock of librdkafka has ended');
    return value;
  };
  const brokers = (await nextLine()).split(',');
  async function command(...words: (string | number)[]): Promise<void> {
    child.stdin.write(`${words.join(' ')}\n`);
    await nextLine();
  }
  return {
    brokers,
    createTopic: (name, partitions = 4) => command('topic', name, partitions),
    refuseNext: (...errors) => command('refuse', ...errors),
    setDown: (broker) => command('down', broker),
    setUp: (broker) => command('up', broker),
    read: (topic) => readTopic(brokers, topic),
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit');
      child.stdin.end();
      await exited;
    },
  };
}

async function readTopic(brokers: readonly string[], topic: string): Promise<KafkaMessage[]> {
  const { stdout } = await promisify(execFile)(
    KCAT,
    ['-C', '-b', brokers.join(','), '-t', topic, '-e', '-q', '-f', '%p\t%k\t%h\t%s\n'],
    { maxBuffer: 64_000_000 },
  );
  const lines = stdout.split('\n').filter((line) => line !== '');
  return lines.map((line): KafkaMessage => {
    const [partition = '', key = '', headers = '', value = ''] = line.split('\t');
    const named = new Map(headers.split(',').map((header): [string, string] => [...pairOf(header)]));
    const [receiptId, kind] = ['receipt_id', 'kind'].map((name) => named.get(name) ?? '');
    return {
      partition: Number(partition),
      key,
      receiptId: receiptId ?? '',
      kind: kind ?? '',
      record: JSON.parse(value),
    };
  });
}

function pairOf(header: string): [string, string] {
  const [name = '', value = ''] = header.split('=');
  return [name, value];
}
