// Positions of the projection for parts of the installs. The tables match those of SQLite, which documents them.
import { WRITE_PROJECTION } from './write-projection.ts';

/**
 * A process of the version before projects by the position in `projection`. As long as only such processes run, nothing
 * changes for them. Once a newer one has filled `projection_parts`, the trigger refuses their writes of that position,
 * and they retry with growing pauses until they are replaced. What they erase or delete still invalidates running
 * projections, because the trigger passes each change of the version on to every part.
 */
const TABLES = `
create table projection_parts (
  part bigint primary key,
  version bigint not null,
  visit bigint not null,
  action bigint not null,
  event bigint not null
) with (fillfactor = 50);

create table projecting_processes (
  name text collate "C" primary key,
  beat bigint not null
) with (fillfactor = 50);

create function projection_changed() returns trigger language plpgsql as $$
begin
  perform from projection_parts order by part for update;
  if not found then return null; end if;
  if (new.visit, new.action, new.event) is distinct from (old.visit, old.action, old.event) then
    raise exception 'a newer version of the service projects this store: replace this process'
      using errcode = 'object_not_in_prerequisite_state';
  end if;
  update projection_parts set version = version + 1;
  return null;
end $$;
create trigger projection_changed after update on projection
  for each row execute function projection_changed();
`;

export const sql = TABLES + WRITE_PROJECTION;
