// Error codes of the API with their HTTP status (Spec 7, decisions 1): one table, an encoder per surface.

/** Codes of the browser endpoints; a body there is exactly `{"error":{"code"}}`. */
export const COLLECT_ERRORS = {
  invalid_session: 401,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  invalid_input: 422,
  invalid_url: 422,
  rate_limited: 429,
  unavailable: 503,
} as const;

export type CollectErrorCode = keyof typeof COLLECT_ERRORS;

/** Codes of every other HTTP endpoint; a body there is {@link ErrorBody} (decisions 1). */
export const HTTP_ERRORS = {
  repeated_header: 400,
  unauthorized: 401,
  insufficient_scope: 403,
  login_required: 403,
  login_failed: 403,
  no_membership: 403,
  csrf_failed: 403,
  owner_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  connection_exists: 409,
  idempotency_conflict: 409,
  last_owner: 409,
  target_disabled: 409,
  visitor_shared: 409,
  changed_meanwhile: 409,
  no_engine: 409,
  price_changed: 409,
  quota_exceeded: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  server_event_not_configured: 422,
  event_handle_not_allowed: 422,
  status_not_allowed: 422,
  rate_limited: 429,
  internal: 500,
  not_delivered: 502,
  unavailable: 503,
} as const;

export type HttpErrorCode = keyof typeof HTTP_ERRORS;
