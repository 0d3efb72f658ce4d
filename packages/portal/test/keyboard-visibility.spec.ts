// The main tasks of Findings, Scans and Prompts & facts, by keyboard alone.
import { expectKeptFocus, inDialog, openPage, press, tabTo } from './keyboard.ts';
import { expect, test } from './portal-test.ts';

test('a finding is dismissed with a reason, reopened, and fixed at its price', async ({ portal }) => {
  await openPage(portal, 'Findings');
  await press(portal.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Critical' }).first());
  await press(portal.getByRole('button', { name: 'Dismiss' }));
  await expect(portal.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(inDialog(portal, 'Dismiss')).toBeDisabled();
  await tabTo(portal.getByRole('radio', { name: 'The answer is right; our fact is outdated' }));
  await portal.keyboard.press('ArrowDown');
  await portal.keyboard.press('ArrowDown');
  await portal.keyboard.press('ArrowDown');
  await expect(portal.getByRole('radio', { name: 'Another reason' })).toBeChecked();
  await expect(inDialog(portal, 'Dismiss')).toBeDisabled();
  await tabTo(portal.getByRole('textbox', { name: 'Note' }));
  await portal.keyboard.type('The test market has another price.');
  await press(inDialog(portal, 'Dismiss'));
  await expect(portal.getByText('The test market has another price.')).toBeVisible();
  await expect(portal.getByRole('button', { name: 'Reopen' })).toBeFocused();
  await portal.keyboard.press('Enter');
  await expect(portal.getByText('Reopened')).toBeVisible();
  await expect(portal.getByRole('button', { name: 'Dismiss' })).toBeFocused();

  await press(portal.getByRole('button', { name: 'Show the fix' }));
  await expect(portal.getByRole('dialog')).toContainText(/fix \d+ of \d+ in this period/);
  await press(inDialog(portal, 'Show the fix'));
  await expect(portal.getByRole('heading', { name: 'Structured data (JSON-LD)' })).toBeVisible();
  await expectKeptFocus(portal);
});

test('a scan is started, watched and canceled, and two are compared', async ({ portal }) => {
  await openPage(portal, 'Scans');
  await press(portal.getByRole('button', { name: 'Run a scan' }));
  await press(portal.getByRole('checkbox', { name: 'JP' }), 'Space');
  await expect(portal.getByRole('dialog')).toContainText('Asks 90 prompts × 3 engines = 270 answers.');
  await press(inDialog(portal, 'Start'));
  const running = portal.getByRole('progressbar');
  await expect(running).toBeVisible();
  await expectKeptFocus(portal);
  await press(portal.getByRole('button', { name: 'Cancel scan' }));
  await expect(running).toHaveCount(0);
  await expect(portal.getByRole('row').filter({ hasText: 'By hand' })).toContainText('Canceled');
  await expectKeptFocus(portal);

  const compare = portal.getByRole('button', { name: /^Compare the scan/ }).last();
  await press(compare);
  await expect(portal.getByRole('row', { name: 'Mention rate' })).toContainText('pts');
  await portal.keyboard.press('Escape');
  await expect(compare).toBeFocused();
});

test('a prompt is edited in place, and a brand file imported with its error at the line', async ({ portal }) => {
  await openPage(portal, 'Prompts & facts');
  await press(portal.getByRole('button', { name: 'Edit Which portable power station is the quietest?' }));
  await expect(portal.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await portal.keyboard.press('ControlOrMeta+A');
  await portal.keyboard.type('Which power station makes no noise?');
  await press(inDialog(portal, 'Save'));
  await expect(portal.getByText('Which power station makes no noise?')).toBeVisible();
  await expectKeptFocus(portal);

  await tabTo(portal.getByRole('tab', { name: /^Prompts/ }));
  await portal.keyboard.press('End');
  const downloaded = portal.waitForEvent('download');
  await press(portal.getByRole('link', { name: 'Export YAML' }));
  expect((await downloaded).suggestedFilename()).toMatch(/\.yaml$/);
  const open = portal.getByRole('button', { name: 'Import a file…' });
  const importFile = async (text: string) => {
    const chosen = portal.waitForEvent('filechooser');
    await press(open);
    await (await chosen).setFiles({ name: 'brand.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) });
  };
  await importFile('name: Fernhall\nmarkets: [US]\nprompts: 3\n');
  await expect(portal.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText('prompts');
  await expect(open).toBeFocused();
  await expect(portal.getByRole('status').filter({ hasText: /^\d+ errors?$/ })).toBeVisible();
  await press(portal.getByRole('button', { name: /^Go to line/ }));
  await expect(portal.getByRole('textbox', { name: 'Content of the brand file' })).toBeFocused();
  await importFile('name: Fernhall\ndomain: fernhall.example\n');
  await press(portal.getByRole('button', { name: 'Save file' }));
  await expect(portal.getByRole('dialog')).toContainText(/The file removes \d+ prompts, \d+ facts, \d+ competitors/);
  await press(inDialog(portal, 'Cancel'));
  await press(portal.getByRole('button', { name: 'Discard changes' }));
  await expect(portal.getByText('Line 3')).toHaveCount(0);
  await expectKeptFocus(portal);
});
