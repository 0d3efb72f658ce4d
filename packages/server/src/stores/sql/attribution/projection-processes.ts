// `ProjectingProcesses` over SQL.
import type { ProjectingProcesses } from '../../../attribution/ports.ts';
import type { SqlAccess } from '../database.ts';

export const createProjectingProcesses = ({ read, write }: SqlAccess): ProjectingProcesses => ({
  async beat(name) {
    await write
      .insertInto('projecting_processes')
      .values({ name, beat: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((eb) => ({ beat: eb('projecting_processes.beat', '+', 1) })),
      )
      .execute();
    const rows = await read.selectFrom('projecting_processes').select(['name', 'beat']).execute();
    return new Map(rows.map((row) => [row.name, row.beat]));
  },
  async remove(name, beat) {
    await write.deleteFrom('projecting_processes').where('name', '=', name).where('beat', '=', beat).execute();
  },
});
