// The main tasks of Attribution and AI Integrations, by keyboard alone.
import type { Service } from '../../../test/support/service.ts';
import { expectKeptFocus, inDialog, openPage, press, tabTo } from './keyboard.ts';
import { expect, test } from './portal-test.ts';

const VISITOR = 'svc_v_keyboardvisit';

/** A visit from an AI engine, and the booking that it led to. */
async function visitAndBook(service: Service): Promise<void> {
  const { install_id: install, token } = JSON.parse(await service.run('demo', '--json'));
  const send = async (path: string, headers: object, body: object) => {
    const response = await fetch(`${service.url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(response.status).toBeLessThan(300);
  };
  await send(
    `events/collect/${install}/session`,
    { origin: 'https://shop.example', 'x-service-delivery-id': crypto.randomUUID() },
    {
      service_visitor_id: VISITOR,
      consent: true,
      url: 'https://shop.example/fc-600',
      referrer: 'https://chatgpt.com/',
    },
  );
  await send(
    `billing-events/${install}`,
    { authorization: `Bearer ${token}`, 'webhook-id': crypto.randomUUID() },
    {
      spec_version: '1.0',
      event_id: 'booking-1',
      event_handle: 'booking_confirmed',
      occurred_at: new Date().toISOString(),
      subject: { type: 'booking', id: '1' },
      attribution: { visitor_id: VISITOR },
      status: 'confirmed',
    },
  );
}

test('a channel leads to a visit, its outcome and back, and to the CSV', async ({ portal, service }) => {
  await visitAndBook(service);
  await openPage(portal, 'Attribution');
  const channel = portal.getByRole('button', { name: 'Show the records of ChatGPT' });
  await expect(async () => {
    await portal.reload();
    await expect(channel).toBeVisible({ timeout: 5000 });
  }).toPass();
  await press(channel);
  const panel = portal.getByRole('dialog');
  await press(panel.getByRole('button', { name: '/fc-600' }).first());
  await press(panel.getByRole('button', { name: 'booking_confirmed' }));
  await expect(panel.getByRole('heading', { name: 'Credited visit' })).toBeVisible();
  await expectKeptFocus(portal);
  await press(panel.getByRole('button', { name: 'Open the visit' }));
  await expect(panel.getByRole('heading', { name: 'What it led to' })).toBeVisible();
  await expectKeptFocus(portal);
  await portal.keyboard.press('Escape');
  await expect(channel).toBeFocused();
  const downloaded = portal.waitForEvent('download');
  await press(portal.getByRole('link', { name: 'Download CSV' }));
  expect((await downloaded).suggestedFilename()).toMatch(/\.csv$/);
});

test('an install is created, its snippet copied, and the install renamed and switched off', async ({ portal }) => {
  await portal.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(portal, 'AI Integrations');
  await press(portal.getByRole('button', { name: 'Create install' }));
  await expect(portal.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await portal.keyboard.type('Tabbed shop');
  await portal.keyboard.press('Enter');
  await expect(portal.getByRole('heading', { name: 'Tabbed shop' })).toBeVisible();
  await expectKeptFocus(portal);
  const copy = portal.getByRole('tabpanel').getByRole('button', { name: 'Copy' }).first();
  await press(copy);
  await expect(portal.getByText('Copied')).toBeVisible();
  expect(await portal.evaluate(() => navigator.clipboard.readText())).toContain('data-service-install-id="svc_pub_');

  const edit = portal.getByRole('button', { name: 'Edit', exact: true });
  await press(edit);
  await expect(portal.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await portal.keyboard.press('ControlOrMeta+A');
  await portal.keyboard.type('Renamed shop');
  await press(inDialog(portal, 'Save'));
  await expect(portal.getByRole('heading', { name: 'Renamed shop' })).toBeVisible();
  await expect(edit).toBeFocused();
  await press(portal.getByRole('button', { name: 'Switch off' }));
  await press(inDialog(portal, 'Switch off'));
  await expect(portal.getByText('This install is switched off').first()).toBeVisible();
  await expectKeptFocus(portal);
  await press(portal.getByRole('button', { name: 'Switch on' }));
  await expect(portal.getByText('This install is switched off')).toHaveCount(0);
  await tabTo(portal.getByRole('button', { name: 'Switch off' }));
});
