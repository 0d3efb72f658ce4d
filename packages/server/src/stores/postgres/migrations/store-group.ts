// Stores a whole group of records in one statement: one round trip instead of four.

/**
 * Stores a group whose keys are all free and that mentions no erased visitor; otherwise stores nothing and returns the
 * reason:
 *
 * - `erasures`: a visitor has been erased before, so the hashes of the visitors that the group mentions are required;
 * - `erased`: one of these visitors was erased;
 * - `bound`: one of the keys is already bound.
 *
 * `p_erased` contains those hashes, or is null if the caller knows of no erasure. The arrays that follow are columns of
 * the tables; claims are sorted, so that two groups never deadlock. The lock (class and number from
 * `advisory-locks.ts`) is taken before the first number and before erasures are checked. A key that is bound between
 * the check and the claim is reported as a lost race, which is retried.
 */
export const STORE_GROUP = `
create function store_group(
  p_erased bytea[],
  c_owner bigint[], c_kind smallint[], c_key bytea[], c_fingerprint bytea[], c_receipt bytea[], c_day bigint[],
  v_install bigint[], v_visitor_id text[], v_delivery_id bytea[], v_receipt_id bytea[], v_received_at bigint[],
  v_page text[], v_source text[], v_referrer text[],
  a_install bigint[], a_visitor_id text[], a_delivery_id bytea[], a_receipt_id bytea[], a_received_at bigint[],
  e_connection bigint[], e_receipt_id bytea[], e_webhook_id text[], e_event_id text[], e_handle text[], e_status text[],
  e_occurred_at_text text[], e_occurred_at bigint[], e_subject_type text[], e_subject_id text[], e_visitor_id text[],
  e_received_at bigint[]
) returns text language plpgsql as $$
declare
  claimed bigint;
begin
  perform pg_advisory_xact_lock_shared(1398162225, 1);
  if p_erased is null then
    if exists (select from erased_visitors) then return 'erasures'; end if;
  elsif exists (select from erased_visitors where hash = any(p_erased)) then
    return 'erased';
  end if;
  if exists (
    select from unnest(c_owner, c_kind, c_key) as asked (owner, kind, key) join dedupe using (owner, kind, key)
  ) then
    return 'bound';
  end if;
  insert into dedupe (owner, kind, key, fingerprint, receipt, day)
    select * from unnest(c_owner, c_kind, c_key, c_fingerprint, c_receipt, c_day) on conflict do nothing;
  get diagnostics claimed = row_count;
  if claimed < cardinality(c_owner) then
    raise exception 'a key was bound by another group' using errcode = 'serialization_failure';
  end if;
  if cardinality(v_install) > 0 then
    insert into visits (install, visitor_id, delivery_id, receipt_id, received_at, page, source, referrer)
      select * from unnest(v_install, v_visitor_id, v_delivery_id, v_receipt_id, v_received_at, v_page, v_source, v_referrer);
  end if;
  if cardinality(a_install) > 0 then
    insert into actions (install, visitor_id, delivery_id, receipt_id, received_at)
      select * from unnest(a_install, a_visitor_id, a_delivery_id, a_receipt_id, a_received_at);
  end if;
  if cardinality(e_connection) > 0 then
    insert into server_events (connection, receipt_id, webhook_id, event_id, handle, status, occurred_at_text,
        occurred_at, subject_type, subject_id, visitor_id, received_at)
      select * from unnest(e_connection, e_receipt_id, e_webhook_id, e_event_id, e_handle, e_status,
        e_occurred_at_text, e_occurred_at, e_subject_type, e_subject_id, e_visitor_id, e_received_at);
  end if;
  return 'stored';
end $$;
`;
