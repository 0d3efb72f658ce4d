// Moves finished files into a DuckDB database: `node archive.ts ./lake ./lake.duckdb`. You can stop and repeat it at any time.
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

const [folder = 'lake', database = 'lake.duckdb'] = process.argv.slice(2);

const instance = await DuckDBInstance.create(database);
const connection = await instance.connect();

// Each record as it was relayed, and its fields as columns: a later version may add fields.
await connection.run(`create table if not exists relayed (receipt_id varchar primary key, record json not null)`);
await connection.run(`
  create or replace view records as
  select receipt_id, unnest(from_json(record, '{
    "kind": "varchar", "install_id": "varchar", "visitor_id": "varchar", "received_at": "timestamp",
    "page": "varchar", "source": "varchar", "referrer": "varchar",
    "event_id": "varchar", "event_handle": "varchar", "occurred_at": "timestamptz", "status": "varchar",
    "subject": {"type": "varchar", "id": "varchar"}
  }'))
  from relayed
`);

/** The primary key ignores a record that was relayed twice. */
async function archive(file: string): Promise<void> {
  const path = file.replaceAll("'", "''");
  await connection.run(`
    insert or ignore into relayed
    select record ->> 'receipt_id', record from read_ndjson_objects('${path}') as file(record)
  `);
}

let archived = 0;
for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  if (!name.endsWith('.ndjson')) continue;
  try {
    await archive(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!/^(?:Invalid Input|Constraint|Conversion) Error/.test(reason)) throw error;
    console.error(`${file} is not valid and is set aside as ${name}.bad: ${reason}`);
    renameSync(file, `${file}.bad`);
    process.exitCode = 1;
    continue;
  }
  // On disk before the file is deleted.
  await connection.run('checkpoint');
  rmSync(file);
  archived++;
}
connection.closeSync();
instance.closeSync();
console.log(`Archived ${archived} files.`);
