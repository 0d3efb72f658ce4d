// Tenants, brands and installs, and how serving processes learn of their changes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Install } from '../../src/integrations/index.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { connectionOf, serverEvent } from './event-records.ts';
import { action, makeInstall, RECEIVED_AT, visit } from './records.ts';
import type { NewStore, StoreFactory } from './store-factory.ts';

export function catalogueContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  afterAll(() => factory.dispose());

  const tenant = (id = systemIds.ordered()) => ({ id, name: 'Acme', plan: 'pro' as const, createdAt: RECEIVED_AT });
  const brand = (tenantId: string, id = systemIds.ordered()) => ({
    id,
    tenantId,
    name: 'Acme',
    domain: 'acme.example',
    aliases: ['ACME', 'Acme Ltd'],
    createdAt: RECEIVED_AT,
  });

  describe('tenants', () => {
    it('are found as created', async () => {
      const acme = tenant();
      await stores.tenants.createTenant(acme);
      expect(await stores.tenants.findTenant(acme.id)).toEqual(acme);
      expect(await stores.tenants.findTenant('unknown')).toBeUndefined();
    });

    it('are unchanged when created again', async () => {
      const acme = tenant();
      await Promise.all(Array.from({ length: 10 }, () => stores.tenants.createTenant(acme)));
      await stores.tenants.createTenant({ ...acme, name: 'Other', plan: 'free' });
      expect(await stores.tenants.findTenant(acme.id)).toEqual(acme);
    });

    it('change their plan', async () => {
      const acme = tenant();
      await stores.tenants.createTenant(acme);
      expect(await stores.tenants.setPlan(acme.id, 'enterprise')).toBe(true);
      expect(await stores.tenants.findTenant(acme.id)).toEqual({ ...acme, plan: 'enterprise' });
      expect(await stores.tenants.setPlan('unknown', 'free')).toBe(false);
    });
  });

  describe('brands', () => {
    it('are listed in order of creation, for one tenant or all', async () => {
      const [one, two] = [tenant(), tenant()];
      await stores.tenants.createTenant(one);
      await stores.tenants.createTenant(two);
      const brands = [brand(one.id), { ...brand(two.id), aliases: [] }, { ...brand(one.id), aliases: ['A1'] }];
      for (const each of brands) await stores.brands.createBrand(each);
      expect((await stores.brands.listBrands()).slice(-3)).toEqual(brands);
      expect(await stores.brands.listBrands(one.id)).toEqual([brands[0], brands[2]]);
      expect(await stores.brands.findBrand(brands[2]?.id ?? '')).toEqual(brands[2]);
      expect(await stores.brands.findBrand('unknown')).toBeUndefined();
    });

    it('are unchanged when created again', async () => {
      const owner = tenant();
      await stores.tenants.createTenant(owner);
      const acme = brand(owner.id);
      await Promise.all(Array.from({ length: 10 }, () => stores.brands.createBrand(acme)));
      await stores.brands.createBrand({ ...acme, name: 'Other', aliases: ['X', 'Y', 'Z'] });
      expect(await stores.brands.listBrands(owner.id)).toEqual([acme]);
    });

    it('change only the given fields', async () => {
      const owner = tenant();
      await stores.tenants.createTenant(owner);
      const acme = brand(owner.id);
      await stores.brands.createBrand(acme);
      expect(await stores.brands.updateBrand(acme.id, { name: 'Acme 2' })).toBe(true);
      expect(await stores.brands.findBrand(acme.id)).toEqual({ ...acme, name: 'Acme 2' });
      expect(await stores.brands.updateBrand(acme.id, { aliases: ['Z'], domain: 'z.example' })).toBe(true);
      expect(await stores.brands.findBrand(acme.id)).toMatchObject({
        name: 'Acme 2',
        aliases: ['Z'],
        domain: 'z.example',
      });
      expect(await stores.brands.updateBrand('unknown', { name: 'X' })).toBe(false);
    });

    it('need an existing tenant', async () => {
      const orphan = brand('unknown');
      await expect(stores.brands.createBrand(orphan)).rejects.toThrow();
      expect(await stores.brands.findBrand(orphan.id)).toBeUndefined();
    });
  });

  describe('installs', () => {
    it('distinguish an empty list of origins from none', async () => {
      const open = await makeInstall(stores);
      const closed = await makeInstall(stores, {
        reportingOrigins: [],
        allowedOrigins: ['https://a.example', 'https://b.example'],
      });
      expect(await stores.installs.findInstall(open.id)).toMatchObject({
        reportingOrigins: null,
        allowedOrigins: null,
      });
      expect(await stores.installs.findInstall(closed.id)).toEqual(closed);
      expect(closed).toMatchObject({
        reportingOrigins: [],
        allowedOrigins: ['https://a.example', 'https://b.example'],
      });
    });

    it('each record which kinds they have received', async () => {
      const [quiet, busy] = [await makeInstall(stores), await makeInstall(stores)];
      const received = async (install: Install) => (await stores.installs.receivedBy(install.brandId)).get(install.id);
      const nothing = { session: false, action: false, serverEvent: false };
      expect(await received(busy)).toEqual(nothing);
      await stores.collect.recordVisit(visit(busy));
      expect(await received(busy)).toEqual({ ...nothing, session: true });
      await stores.collect.recordAction(action(busy));
      const connection = await stores.connections.createConnection(connectionOf(busy));
      await stores.connections.createConnection(connectionOf(quiet));
      expect(await received(busy)).toEqual({ ...nothing, session: true, action: true });
      if (typeof connection === 'string') throw new Error(connection);
      await stores.serverEvents.recordServerEvent(serverEvent(connection));
      expect(await received(busy)).toEqual({ session: true, action: true, serverEvent: true });
      expect(await received(quiet)).toEqual(nothing);
      expect(await stores.installs.receivedBy('unknown')).toEqual(new Map());
    });

    it('are unchanged when created again, and return the existing one', async () => {
      const install = await makeInstall(stores);
      const { number, ...fields } = install;
      const again = await Promise.all(
        Array.from({ length: 10 }, () => stores.installs.createInstall({ ...fields, mode: 'shadow' })),
      );
      expect(again).toEqual(Array.from({ length: 10 }, () => install));
      expect(number).toBeGreaterThan(0);
    });

    it('are listed in order of creation, for one brand or all', async () => {
      const installs = [await makeInstall(stores), await makeInstall(stores), await makeInstall(stores)];
      expect((await stores.installs.listInstalls()).slice(-3)).toEqual(installs);
      expect(await stores.installs.listInstalls(installs[1]?.brandId)).toEqual([installs[1]]);
      expect(await stores.installs.listInstalls('unknown')).toEqual([]);
    });

    it('may have a name, which can be removed', async () => {
      const install = await makeInstall(stores, { name: 'Main site' });
      expect(await stores.installs.findInstall(install.id)).toMatchObject({ name: 'Main site' });
      expect(await stores.installs.updateInstall(install.id, { active: true })).toEqual(install);
      expect(await stores.installs.updateInstall(install.id, { name: null })).toEqual({ ...install, name: null });
    });

    it('change only the given fields', async () => {
      const install = await makeInstall(stores, { reportingOrigins: ['https://a.example'] });
      const paused = await stores.installs.updateInstall(install.id, { active: false });
      expect(paused).toEqual({ ...install, active: false });
      const opened = await stores.installs.updateInstall(install.id, { reportingOrigins: null, active: true });
      expect(opened).toEqual({ ...install, reportingOrigins: null });
      expect(await stores.installs.findInstall(install.id)).toEqual(opened);
      expect(await stores.installs.updateInstall('unknown', { active: true })).toBeUndefined();
    });

    it('lose no revocation under concurrency', async () => {
      const install = await makeInstall(stores);
      await Promise.all(
        Array.from({ length: 20 }, () => stores.installs.updateInstall(install.id, { revokeSessions: true })),
      );
      expect((await stores.installs.findInstall(install.id))?.sessionEpoch).toBe(20);
    });
  });

  describe('the version of the configuration', () => {
    it('is incremented only by changes of installs', async () => {
      const install = await makeInstall(stores);
      const before = await stores.changes.version();
      await stores.installs.updateInstall(install.id, { revokeSessions: true });
      expect(await stores.changes.version()).toBe(before + 1);
      const { number: _, ...fields } = install;
      await stores.installs.createInstall(fields);
      await stores.installs.updateInstall('unknown', { active: false });
      await stores.installs.findInstall(install.id);
      expect(await stores.changes.version()).toBe(before + 1);
    });

    it('counts the serving processes that have not applied it yet', async () => {
      const { changes } = stores;
      await changes.announce({ id: 'a', version: 3, seenAt: 10_000 });
      await changes.announce({ id: 'b', version: 5, seenAt: 10_000 });
      await changes.announce({ id: 'c', version: 1, seenAt: 4000 });
      expect(await changes.nodesBehind(5, 5000)).toBe(1);
      expect(await changes.nodesBehind(5, 4000)).toBe(2);
      expect(await changes.nodesBehind(3, 5000)).toBe(0);
      await changes.announce({ id: 'a', version: 5, seenAt: 11_000 });
      await changes.withdraw('c');
      expect(await changes.nodesBehind(5, 0)).toBe(0);
    });

    it('forgets a process after a long silence', async () => {
      const { changes } = stores;
      const seenAt = 50_000_000;
      await changes.announce({ id: 'gone', version: 1, seenAt });
      await changes.announce({ id: 'here', version: 9, seenAt: seenAt + 3_600_000 });
      expect(await changes.nodesBehind(9, seenAt)).toBe(1);
      await changes.announce({ id: 'here', version: 9, seenAt: seenAt + 3_600_001 });
      expect(await changes.nodesBehind(9, seenAt)).toBe(0);
    });
  });
}
