// Leases of scheduled jobs, and how far each sink of the relay is.

/**
 * `token` rises each time a lease changes hands, `beat` each time its holder says that it lives; `holder` is null where
 * it was given back. `relay_sinks.position` is the highest record number that the sink has said yes to; `token` is the
 * highest with which a holder of the sink's lease was here, so that an earlier one changes nothing any more; `run`
 * begins the ids of batches, and a replay begins another. Times are milliseconds since 1970.
 */
export const sql = `
create table leases (
  name text primary key,
  token integer not null,
  beat integer not null,
  holder text
) strict, without rowid;

create table relay_sinks (
  name text primary key,
  run text not null,
  position integer not null,
  token integer not null,
  delivered_at integer,
  failing_since integer,
  last_error text
) strict, without rowid;
`;
