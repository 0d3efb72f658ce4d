// Short names for the types of the wire format. `openapi.ts` is generated from the service's OpenAPI document.
import type {
  ReadReceiptResponse,
  SendServerEventData,
  SendServerEventError,
  SendServerEventResponse,
} from './openapi.ts';

/** A server event without `spec_version`, which the client adds. The service limits an event to 64 KiB. */
export type ServerEvent = Omit<SendServerEventData['body'], 'spec_version'>;

/** The response for a stored event: stored by this delivery or, if `duplicate` is true, by an earlier one. */
export type AcceptedEvent = SendServerEventResponse;

/** The outcome of an event. `outcome` is `null` until `state` is `processed`. */
export type Receipt = ReadReceiptResponse;

/** An invalid field of an event: its path, such as `subject.id`, and a message. */
export type Issue = { path: string; message: string };

/** An error code of the service. The document describes `internal` once, for all operations. */
export type ServiceErrorCode = SendServerEventError['error']['code'] | 'internal';
