// Moves finished files into a DuckDB database: `node archive.ts ./lake ./lake.duckdb`. You can stop and repeat it at any time.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

const [folder = 'lake', database = 'lake.duckdb'] = process.argv.slice(2);

const COLUMNS = {
  receipt_id: 'varchar',
  kind: 'varchar',
  install_id: 'varchar',
  visitor_id: 'varchar',
  received_at: 'timestamp',
  page: 'varchar',
  source: 'varchar',
  referrer: 'varchar',
  event_id: 'varchar',
  event_handle: 'varchar',
  occurred_at: 'timestamp',
  status: 'varchar',
  subject: 'struct(type varchar, id varchar)',
};

const instance = await DuckDBInstance.create(database);
const connection = await instance.connect();
const table = Object.entries(COLUMNS).map((column) => column.join(' '));
await connection.run(`create table if not exists records (${table}, primary key (receipt_id))`);

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.ndjson'))
  .map((name) => join(folder, name));
if (files.length > 0) {
  const paths = files.map((file) => `'${file.replaceAll("'", "''")}'`);
  const types = Object.entries(COLUMNS).map(([name, type]) => `${name}: '${type}'`);
  // The primary key ignores a record that was relayed twice.
  await connection.run(`
    insert or ignore into records by name
    select * from read_ndjson([${paths}], columns = {${types}})
  `);
}
connection.closeSync();
instance.closeSync();
// Deleted only after the database is closed, so that a crash leaves the files.
for (const file of files) rmSync(file);
console.log(`Archived ${files.length} files.`);
