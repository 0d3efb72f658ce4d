// usage: node team-shot.mts BASE OUT theme width loc path...
import { chromium } from '@playwright/test';
import { headlessShell } from './test/support/chromium-options.ts';

const [base, out, theme, widths, loc, ...paths] = process.argv.slice(2);
const browser = await chromium.launch(headlessShell());
const ctx = await browser.newContext({
  viewport: { width: 1280, height: 800 },
  colorScheme: theme as 'dark',
  locale: loc,
});
const page = await ctx.newPage();
page.on('console', (m) => {
  if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.type(), m.text());
});
page.on('pageerror', (e) => console.log('pageerror', e.message));
await page.goto(base + '/');
await page.locator('a.button-primary').click();
await page.waitForTimeout(1000);
const b = page.getByRole('button', { name: 'Sign in' });
if (await b.count()) {
  await b.click();
  await page.waitForTimeout(1000);
}
const session = await (await page.request.get(base + '/api/v1/portal/session')).json();
const brand = session.brands[0].id,
  tenant = session.brands[0].tenant_id;
for (const w of widths.split(',').map(Number)) {
  await page.setViewportSize({ width: w, height: w > 2000 ? 1300 : 800 });
  for (const p of paths) {
    const [path, ...clicks] = p.split('>>');
    await page.goto(base + path.replace('BRAND', brand).replace('TEAM', tenant));
    await page.waitForTimeout(900);
    for (const c of clicks) {
      await page.getByText(c, { exact: false }).first().click();
      await page.waitForTimeout(600);
    }
    await page.screenshot({
      path: `${out}/${path.split('?')[0].split('/').pop()}${clicks.length ? '-' + clicks.join('_').replace(/\W/g, '') : ''}${path.includes('?') ? '-q' : ''}-${w}-${theme}-${loc}.png`,
      fullPage: clicks.length === 0,
    });
  }
}
await browser.close();
