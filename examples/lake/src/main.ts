// Reports on relayed records: visits by source, and the last source before each server event. Reads a folder of files, or the
// database of archive.ts.
import { DuckDBInstance } from '@duckdb/node-api';

const [place = 'lake'] = process.argv.slice(2);
const isArchive = place.endsWith('.duckdb');
const files = `${place.replaceAll("'", "''")}/*.ndjson`;

const database = await DuckDBInstance.create(isArchive ? place : ':memory:');
const connection = await database.connect();

// Each record once, however often it was relayed. Fields that are not named here are ignored.
if (!isArchive)
  await connection.run(`
  create view records as
  select * exclude (filename)
  from read_ndjson('${files}', filename = true, columns = {
    receipt_id: 'varchar', kind: 'varchar', install_id: 'varchar', visitor_id: 'varchar', received_at: 'timestamp',
    page: 'varchar', source: 'varchar', referrer: 'varchar',
    event_id: 'varchar', event_handle: 'varchar', occurred_at: 'timestamptz', status: 'varchar',
    subject: 'struct(type varchar, id varchar)'
  })
  qualify row_number() over (partition by receipt_id order by filename) = 1
`);

const query = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJson();

console.table(
  await query(`
    select coalesce(source, 'none') as source, count(*)::int as visits, count(distinct visitor_id)::int as visitors
    from records
    where kind = 'visit'
    group by all
    order by visits desc, source
  `),
);

console.table(
  await query(`
    select event.event_handle, coalesce(visit.source, 'none') as source, count(*)::int as events
    from records as event
    asof left join (from records where kind = 'visit') as visit
      on event.install_id = visit.install_id and event.visitor_id = visit.visitor_id
      and event.received_at >= visit.received_at
    where event.kind = 'event'
    group by all
    order by events desc, source
  `),
);
