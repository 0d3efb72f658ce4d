/** Why a call is refused, and what to do. */
export const liveFaults = {
  unknown_install: {
    why: 'There is no install with this ID.',
    next: 'Copy the install ID again from AI Integrations. A typo or an ID of another environment is the usual cause.',
  },
  inactive_install: {
    why: 'This install is switched off.',
    next: 'Switch it on in AI Integrations, or remove the snippet from the page and stop the calls of your backend.',
  },
  origin_missing: {
    why: 'The call has no usable Origin header.',
    next: 'Call from a page served over https. Calls from files, sandboxed frames or servers have no origin.',
  },
  origin_not_listed: {
    why: 'This site may not report to the install.',
    next: 'Add the origin to the install in AI Integrations, exactly as shown here, if the site is yours.',
  },
  origin_not_allowed: {
    why: 'This site may not use the install in this way.',
    next: 'Check the origins of the install in AI Integrations.',
  },
  session_missing: {
    why: 'The call has no session token.',
    next: 'Open a session first and send its token as “Authorization: Bearer …”. The SDK does this for you.',
  },
  session_malformed: {
    why: 'What was sent is not a session token.',
    next: 'Send the token exactly as the session call returned it.',
  },
  session_foreign: {
    why: 'The session token belongs to another install, site or server.',
    next: 'Open a new session on this site. Do not share tokens between sites.',
  },
  session_expired: {
    why: 'The session has expired. Sessions last 15 minutes.',
    next: 'Open a new session and repeat the call with the same delivery ID. The SDK does this for you.',
  },
  session_revoked: {
    why: 'The sessions of this install were revoked.',
    next: 'Open a new session. The SDK does this for you.',
  },
  session_visitor: {
    why: 'The session belongs to another visitor ID than the action.',
    next: 'Send the visitor ID that the session was opened with.',
  },
  visitor_erased: {
    why: 'The visitor was erased after the session began.',
    next: 'Nothing to do: a new session needs consent again.',
  },
  invalid_session: { why: 'The session is not valid.', next: 'Open a new session and repeat the call.' },
  delivery_id: {
    why: 'X-Service-Delivery-Id is missing or not a UUID.',
    next: 'Send a new UUID with each call, and the same one with each retry of it.',
  },
  delivery_id_reused: {
    why: 'This delivery ID was already used for another visitor.',
    next: 'Create a new UUID for each delivery.',
  },
  consent: {
    why: 'The call does not say that the visitor consented.',
    next: 'Send “consent”: true, and only after the visitor has agreed.',
  },
  property_key: {
    why: 'A property has a name of personal data.',
    next: 'Rename or remove it. Names of contact, payment and login data are refused, because such data is personal.',
  },
  property_form: {
    why: 'The name of a property has a character that is not allowed, or is too long.',
    next: 'Start it with a letter and use only letters, digits, “_” and “-”, at most 64 characters.',
  },
  properties: {
    why: 'The properties break the rules.',
    next: 'Send at most 20 properties: flat texts, numbers or booleans, 4 KiB in all.',
  },
  visitor_id: {
    why: 'The visitor ID is missing or does not have the right form.',
    next: 'Use the ID that the SDK created, from the cookie service_visitor_id.',
  },
  page_url: {
    why: 'The page URL is missing or not a text.',
    next: 'Send the address of the page as “url”.',
  },
  invalid_url: {
    why: 'The page URL breaks the rules.',
    next: 'Send an https address of the same origin as the page, of at most 2,048 characters.',
  },
  event_time: {
    why: 'occurred_at is not valid or lies in the future.',
    next: 'Send an RFC 3339 time with an offset, and check the clock of your server.',
  },
  unknown_field: {
    why: 'The body has a field that is not part of the format.',
    next: 'Remove the field. Nothing is dropped silently.',
  },
  body: { why: 'The body does not match the format.', next: 'Compare it with the example below.' },
  body_too_large: {
    why: 'The body is too large.',
    next: 'Send at most 8 KiB for a session or an action.',
  },
  unsupported_media_type: {
    why: 'The body is not declared as JSON.',
    next: 'Send “Content-Type: application/json”, without compression.',
  },
  repeated_header: { why: 'A header was sent twice.', next: 'Send it once. A proxy in between may add it again.' },
  method_not_allowed: { why: 'This path does not accept the method.', next: 'Use POST.' },
  not_found: { why: 'There is nothing at this path.', next: 'Check the address against the example below.' },
  api_key_missing: {
    why: 'The call has no API key.',
    next: 'Send “Authorization: Bearer svc_pat_…” with a key that may write.',
  },
  api_key_malformed: { why: 'The API key is incomplete.', next: 'Copy the whole key again.' },
  api_key_unknown: {
    why: 'The API key is unknown, expired or revoked.',
    next: 'Create a new API key under Personal Access Tokens.',
  },
  unauthorized: { why: 'The caller is not authorized.', next: 'Check the API key or the signature.' },
  insufficient_scope: {
    why: 'The API key may only read.',
    next: 'Create an API key with “Read and write”.',
  },
  signature: {
    why: 'The signature does not match, or its timestamp is more than 5 minutes from the server clock.',
    next: 'Sign the exact bytes of the body with the current secret of the connection, and check your clock.',
  },
  unknown_connection: {
    why: 'There is no such connection, or the API key has no access to its brand.',
    next: 'Check the ID in the address, and the brands of the key.',
  },
  server_event_not_configured: {
    why: 'The install has no connection for server events, or none for this endpoint.',
    next: 'Create the connection in AI Integrations.',
  },
  event_handle_not_allowed: {
    why: 'The connection does not know this event handle.',
    next: 'Add the handle to the connection in AI Integrations, or correct its spelling.',
  },
  status_not_allowed: {
    why: 'The connection does not accept reversals.',
    next: 'Switch on reversals in AI Integrations.',
  },
  idempotency_conflict: {
    why: 'The webhook ID or event ID was already used with another body.',
    next: 'Repeat a delivery unchanged, and give each new event new IDs.',
  },
  rate_limited: {
    why: 'Too many calls in a short time.',
    next: 'Wait as long as Retry-After says. Check whether a script calls in a loop.',
  },
  unavailable: {
    why: 'The service could not accept the call at that moment.',
    next: 'Repeat it with the same delivery ID. The SDK does this for you.',
  },
  internal: {
    why: 'Something failed on our side.',
    next: 'Repeat the call. If it happens again, contact the operator of the service.',
  },
  various: {
    why: 'More calls were refused, for various reasons.',
    next: 'Start with the refusals of the same second that say why.',
  },
};
