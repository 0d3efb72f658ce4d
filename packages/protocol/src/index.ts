// The zod-free root of the protocol: the only part that the SDK may load.

export { COLLECT_ERRORS, type CollectErrorCode, HTTP_ERRORS, type HttpErrorCode } from './errors.ts';
export { DELIVERY_ID_HEADER } from './headers.ts';
export {
  collectPath,
  DELIVERY_ID_PATTERN,
  INSTALL_ID_PATTERN,
  INSTALL_ID_PREFIX,
  isDeliveryId,
  isInstallId,
  isVisitorId,
  SESSION_TOKEN_PREFIX,
  VISITOR_COOKIE,
  VISITOR_ID_PATTERN,
  VISITOR_ID_PREFIX,
} from './ids.ts';
export {
  EARLIEST_OCCURRED_AT,
  LINK_SECONDS,
  MAX_COLLECT_BODY_BYTES,
  MAX_EVENT_ID_CHARACTERS,
  MAX_HANDLE_CHARACTERS,
  MAX_OCCURRED_AHEAD_MS,
  MAX_PROPERTIES,
  MAX_PROPERTIES_BYTES,
  MAX_PROPERTY_CHARACTERS,
  MAX_REFERRER_CHARACTERS,
  MAX_SERVER_EVENT_BODY_BYTES,
  MAX_SOURCE_CHARACTERS,
  MAX_SUBJECT_ID_CHARACTERS,
  MAX_SUBJECT_TYPE_CHARACTERS,
  MAX_URL_CHARACTERS,
  PROPERTY_KEY_PATTERN,
  SESSION_RENEW_SECONDS,
  SESSION_SECONDS,
} from './limits.ts';
export type {
  ActionRequest,
  ActionResponse,
  CollectErrorBody,
  ErrorBody,
  LinkRequest,
  LinkResponse,
  MeasurementActionResponse,
  Properties,
  PropertyValue,
  RedeemRequest,
  RedeemResponse,
  SessionMode,
  SessionRequest,
  SessionResponse,
  ShadowActionResponse,
} from './wire.ts';
