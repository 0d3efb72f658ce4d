// `LeaseStore` over SQL: each change is one conditional statement, so no two processes can take the same lease.
import type { LeaseStore } from '../../../leases/ports.ts';
import type { SqlAccess } from '../database.ts';

export function createLeaseStore({ read, write }: SqlAccess): LeaseStore {
  return {
    findLease: (name) =>
      read.selectFrom('leases').select(['token', 'beat', 'holder']).where('name', '=', name).executeTakeFirst(),
    async takeLease(name, seen, holder) {
      const taken =
        seen === undefined
          ? write
              .insertInto('leases')
              .values({ name, token: 1, beat: 1, holder })
              .onConflict((conflict) => conflict.doNothing())
              .returning('token')
          : write
              .updateTable('leases')
              .set((eb) => ({ token: eb('token', '+', 1), beat: eb('beat', '+', 1), holder }))
              .where('name', '=', name)
              .where('token', '=', seen.token)
              .where('beat', '=', seen.beat)
              .returning('token');
      return (await taken.executeTakeFirst())?.token;
    },
    async renewLease(name, token) {
      const renewed = await write
        .updateTable('leases')
        .set((eb) => ({ beat: eb('beat', '+', 1) }))
        .where('name', '=', name)
        .where('token', '=', token)
        .where('holder', 'is not', null)
        .returning('token')
        .executeTakeFirst();
      return renewed !== undefined;
    },
    async releaseLease(name, token) {
      await write
        .updateTable('leases')
        .set((eb) => ({ beat: eb('beat', '+', 1), holder: null }))
        .where('name', '=', name)
        .where('token', '=', token)
        .execute();
    },
  };
}
