// The wire format under shorter names. `openapi.ts` is generated from the service's OpenAPI document.
import type {
  ReadReceiptResponse,
  SendServerEventData,
  SendServerEventError,
  SendServerEventResponse,
} from './openapi.ts';

/** A server event without `spec_version`, which the client adds. The service limits an event to 64 KiB. */
export type ServerEvent = Omit<SendServerEventData['body'], 'spec_version'>;

/** The answer to an event that is stored: by this delivery or, if `duplicate` is true, by an earlier one. */
export type AcceptedEvent = SendServerEventResponse;

/** What became of an event. `outcome` is `null` until `state` is `processed`. */
export type Receipt = ReadReceiptResponse;

/** What is wrong with a field of an event: its path, such as `subject.id`, and a sentence. */
export type Issue = { path: string; message: string };

/** An error code of the service. The document states once, for all operations, that a fault answers `internal`. */
export type ServiceErrorCode = SendServerEventError['error']['code'] | 'internal';
