// The settings of the server. `config.ts` loads them from flags, environment and file.
import type { VendorEngine } from '../kernel/engine-names.ts';

export interface RateLimits {
  /** Requests per minute. */
  sessionsPerAddress: number;
  eventsPerAddress: number;
  perInstall: number;
  /** Per API key, or per signed connection. */
  serverEventsPerKey: number;
  /** `/link` and `/redeem`, each. */
  exchangesPerAddress: number;
  /** JSON-RPC and MCP calls in any 60 seconds, per token. */
  callsPerToken: number;
  /** The same for a demo token. */
  callsPerDemoToken: number;
  /** Client registrations for `/mcp`. */
  registrationsPerAddress: number;
  /** Authorizations started, and token requests, each. */
  authorizationsPerAddress: number;
  /** Logins started, per address. */
  loginsPerAddress: number;
  /** Requests to `/me` in any 60 seconds, per user. */
  ownPerUser: number;
  /** Requests of one signed-in user to the portal's API, in each process. */
  portalPerUser: number;
}

/** How many days to keep records after they were received, and texts of answers after they were requested. */
export interface RetentionDays {
  visits: number;
  actions: number;
  events: number;
  answers: number;
}

export interface NatsSettings {
  /** `HOST:PORT`; one that answers is enough. */
  servers: readonly string[];
  /** Whether a connection without TLS is refused. */
  tls: boolean;
  login: { user: string; password: string } | { token: string } | undefined;
  /** The path of a file of credentials, as `nsc` creates it. */
  credentials: string | undefined;
  /** The path of a PEM file with the authorities to trust instead of the public ones. */
  ca: string | undefined;
  /** Followed by the install and the kind of each record. */
  subject: string;
}

export interface KafkaSettings {
  /** `HOST:PORT`; one that answers is enough. */
  brokers: readonly string[];
  topic: string;
  tls: boolean;
  /** The path of a PEM file with the authorities to trust instead of the public ones. */
  ca: string | undefined;
  login: { mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; user: string; password: string } | undefined;
}

/** The destinations of accepted records: at least one. */
export interface RelaySettings {
  file:
    | {
        folder: string;
        /** Of one file. */
        maxBytes: number;
      }
    | undefined;
  webhook:
    | {
        url: string;
        /** Each one signs. */
        secrets: string[];
        /** Whether it may be on a private network or this machine. */
        allowPrivate: boolean;
        /** The maximum number of records in one request. */
        batchRecords: number;
      }
    | undefined;
  nats?: NatsSettings | undefined;
  kafka?: KafkaSettings | undefined;
}

/** US dollars. */
export interface EnginePrices {
  /** Per million tokens. */
  input: number;
  output: number;
  /** Per thousand web searches. */
  searches: number;
}

export interface EngineAccount {
  key: string;
  /** Replaces the vendor's base URL, including the version: a gateway, or a mock. */
  url: string | undefined;
  model: string;
  /** If absent, the cost of answers is unknown, unless the engine reports it. */
  prices: EnginePrices | undefined;
}

/** An engine behind an OpenAI-compatible chat endpoint. */
export interface OtherEngine {
  name: string;
  /** Without `/chat/completions`. */
  url: string;
  model: string;
  /** Omitted for endpoints that need no key. */
  key: string | undefined;
  prices: EnginePrices | undefined;
  /** Additional fields of each request, such as one that enables search. */
  body: Readonly<Record<string, unknown>>;
}

/** Answer engines; a vendor's engine without an account has recorded answers only. */
export interface ScanSettings {
  vendors: Readonly<Record<VendorEngine, EngineAccount | undefined>>;
  others: readonly OtherEngine[];
  /** The engines that scans choose first; the others follow in their default order. */
  order: readonly string[];
  /** Concurrent questions per engine and process. */
  concurrency: number;
  /** Whether a serving process starts automatic scans. */
  auto: boolean;
}

/** This server as a client of an OpenID Connect provider. */
export interface LoginSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Where a serving process shows its metrics. */
export interface MetricsSettings {
  host: string;
  /** The first and the last port: each process uses a free one. 0 chooses any. */
  ports: readonly [first: number, last: number];
}

/** Where a serving process sends its traces. */
export interface TracingSettings {
  /** The base address of a collector with OTLP over HTTP; no trailing slash. */
  endpoint: string;
  /** The share of traces that are recorded, from 0 to 1. */
  sampleRatio: number;
}

export interface Settings {
  /** `sqlite:PATH` or `postgres://...` (decisions 12). */
  store: string;
  /** `wait`: `serve` starts once another process has migrated the store; otherwise it migrates the store itself. */
  migrations?: 'auto' | 'wait';
  host: string;
  /** 0: any free port. */
  port: number;
  /** No trailing slash; if absent, `http://host:port` of the listening server. */
  publicUrl: string | undefined;
  /** The number of processes that share the port. */
  processes: number;
  /** The first signs, all verify; if absent with SQLite, created and stored beside the file. */
  secrets: string[] | undefined;
  dev: boolean;
  rateLimits: RateLimits | 'off';
  retentionDays: RetentionDays;
  /** If absent, accepted records are not relayed. */
  relay?: RelaySettings | undefined;
  /** CIDR ranges whose `X-Forwarded-For` and `X-Request-Id` are trusted; empty: none. */
  trustedProxies: string[];
  /** An OpenAI-compatible endpoint that judges sentiment; if absent, the lexicon is used. */
  judge?: { url: string; model: string; key: string | undefined } | undefined;
  /** If absent, recorded answers only, and no automatic scans. */
  scans?: ScanSettings | undefined;
  /**
   * The provider that signs people in; if absent, signing in is impossible, except through the embedded provider of
   * `--dev`.
   */
  login?: LoginSettings | undefined;
  /** How long a user stays signed in without a request. */
  loginIdleMinutes: number;
  /** If absent, nothing is measured. */
  metrics?: MetricsSettings | undefined;
  /** If absent, nothing is traced. */
  tracing?: TracingSettings | undefined;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}
