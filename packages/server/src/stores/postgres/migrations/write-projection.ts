// Writes a batch of the projection in one statement: no transaction waits for the process that computed it.

/**
 * Returns false, and writes nothing, if the version of one of the parts has changed. The rows of the parts are locked
 * first and in their order, as by `projection_changed`, so that neither deadlocks with the other. The arrays that follow
 * are columns of the tables.
 */
export const WRITE_PROJECTION = `
create function write_projection(
  p_part bigint[], p_version bigint[], p_visit bigint, p_action bigint, p_event bigint, p_processed_at bigint,
  v_visitor bytea[], v_install bigint[], v_at bigint[], v_seq bigint[], v_channel text[],
  a_visitor bytea[], a_install bigint[], a_at bigint[], a_seq bigint[], a_channel text[],
  e_seq bigint[], e_install bigint[], e_visitor bytea[], e_subject bytea[], e_status text[], e_occurred_at bigint[],
  e_outcome text[], e_channel text[], e_source text[], e_first_seen_at bigint[], e_last_seen_at bigint[],
  e_original bigint[],
  d_install bigint[], d_day bigint[], d_channel text[], d_visits bigint[], d_visitors bigint[], d_actions bigint[],
  d_confirmed bigint[], d_reversed bigint[]
) returns boolean language plpgsql as $$
declare
  locked bigint;
begin
  perform from projection_parts join unnest(p_part, p_version) as mine (part, version) using (part, version)
    order by projection_parts.part for update of projection_parts;
  get diagnostics locked = row_count;
  if locked < cardinality(p_part) then return false; end if;
  update projection_parts set version = version + 1, visit = coalesce(p_visit, visit),
    action = coalesce(p_action, action), event = coalesce(p_event, event)
    where part = any(p_part);
  if cardinality(v_install) > 0 then
    insert into visitor_visits (visitor, install, at, seq, channel)
      select * from unnest(v_visitor, v_install, v_at, v_seq, v_channel);
  end if;
  if cardinality(a_install) > 0 then
    insert into visitor_actions (visitor, install, at, seq, channel)
      select * from unnest(a_visitor, a_install, a_at, a_seq, a_channel)
      on conflict (install, visitor, at, seq) do update set channel = excluded.channel;
  end if;
  if cardinality(e_seq) > 0 then
    insert into event_outcomes (seq, install, visitor, subject, status, occurred_at, outcome, channel, source,
        first_seen_at, last_seen_at, original, processed_at)
      select *, p_processed_at from unnest(e_seq, e_install, e_visitor, e_subject, e_status, e_occurred_at, e_outcome,
        e_channel, e_source, e_first_seen_at, e_last_seen_at, e_original)
      on conflict (install, seq) do update set outcome = excluded.outcome, channel = excluded.channel,
        source = excluded.source, first_seen_at = excluded.first_seen_at, last_seen_at = excluded.last_seen_at,
        original = excluded.original;
  end if;
  if cardinality(d_install) > 0 then
    insert into attribution_daily as daily (install, day, channel, visits, visitors, actions, confirmed, reversed)
      select * from unnest(d_install, d_day, d_channel, d_visits, d_visitors, d_actions, d_confirmed, d_reversed)
      on conflict (install, day, channel) do update set visits = daily.visits + excluded.visits,
        visitors = daily.visitors + excluded.visitors, actions = daily.actions + excluded.actions,
        confirmed = daily.confirmed + excluded.confirmed, reversed = daily.reversed + excluded.reversed;
  end if;
  return true;
end $$;
`;
