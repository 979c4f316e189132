import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoShopper } from '#server/seed/demo-shopper.ts';
import { chromiumLaunch } from '#tests/fixtures/chromium.ts';
import { wholeTag } from '#tests/extent.ts';
import { factLimit } from '#tests/limits.ts';
import { startShop, type ShopProcess } from '#tests/fixtures/shop-process.ts';

let dev: ShopProcess;
let browser: Browser;
let context: BrowserContext;
let shop: Page;
let machines: Page;
const foreign: string[] = [];
const messages: unknown[] = [];

/** Stands in for the inspector of stately.ai: says hello and keeps what it is told. */
const statelyPage = `<!doctype html><script>
  window.told = [];
  addEventListener('message', ({ data }) => told.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

beforeAll(async () => {
  dev = await startShop({ program: 'server/dev.ts', env: { NODE_ENV: 'development' } });
});
afterAll(() => dev.stop());

it.each(['/__machines', '/__storage'])('the shop of developers serves %s and the code of its page', async (page) => {
  const answer = await fetch(dev.origin + page);
  expect(answer.status).toBe(200);
  const [, script = ''] = /<script type="module" src="(\/src\/dev\/[^"]+)"/.exec(await answer.text()) ?? [];
  const code = await fetch(dev.origin + script);
  expect([code.status, code.headers.get('content-type')]).toEqual([200, 'text/javascript']);
});

const running = (name: string, state: string) =>
  machines.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name} .*${state}`) });

/** What must never be told: what was typed and what the shop keeps of it. */
async function secrets(): Promise<string[]> {
  const stored = await shop.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refresh_token')]);
  const tokens = stored.join(' ').match(/[\w.-]{20,}/g) ?? [];
  expect(tokens.length).toBeGreaterThan(0);
  return [demoShopper.email, demoShopper.password, ...tokens];
}

async function expectNoSecretIn(report: unknown): Promise<void> {
  const stream = JSON.stringify(report);
  for (const secret of await secrets()) expect(stream.includes(secret), secret).toBe(false);
}

describe('in a browser', { tags: [wholeTag] }, () => {
  beforeAll(async () => {
    browser = await chromium.launch(chromiumLaunch);
    context = await browser.newContext({ baseURL: dev.origin });
    context.setDefaultTimeout(factLimit());
    context.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
    });
    await context.route('https://stately.ai/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: statelyPage }),
    );
    machines = await context.newPage();
    // Receives what every tab sends, as anything on this origin could; a document that is loaded again loses none of it.
    await machines.exposeFunction('recordMessage', (message: unknown) => void messages.push(message));
    await machines.addInitScript(() => {
      const record = Reflect.get(window, 'recordMessage') as (message: unknown) => void;
      new BroadcastChannel('lampyris-machines').addEventListener('message', ({ data }) => record(data));
    });
    shop = await context.newPage();
  });
  afterAll(() => browser.close());

  describe("the developer's page of the machines", () => {
    it('shows every machine there is before any shop is open', async () => {
      await machines.goto('/__machines');
      await machines.getByText('No shop is open').waitFor();
      await machines.getByRole('link', { name: 'payment' }).click();
      await machines.getByRole('img', { name: 'payment: not running' }).waitFor();
      expect(new URL(machines.url()).hash).toBe('#payment');
      await machines.goto('/__machines#theme');
      await machines.getByRole('img', { name: 'theme: not running' }).waitFor();
    });

    it('follows a shopper who logs in, and never receives the token, the email or the password', async () => {
      await shop.goto('/account/login');
      await running('session', 'holder\\.guest').waitFor();
      await shop.getByRole('textbox', { name: 'Email' }).fill(demoShopper.email);
      await shop.getByRole('textbox', { name: 'Password' }).fill(demoShopper.password);
      await shop.getByRole('button', { name: 'Log in' }).click();
      await running('session', 'holder\\.member').click();
      await machines.getByRole('img', { name: /^session: .*holder\.member/ }).waitFor();

      await expect.poll(() => JSON.stringify(messages)).toContain('session.loggedIn');
      expect(JSON.stringify(messages)).toContain('[redacted ');
      await expectNoSecretIn(messages);

      await machines.getByText('Messages', { exact: true }).click();
      const sequence = machines.getByRole('region', { name: 'Messages' }).getByRole('listitem');
      await sequence.filter({ hasText: 'session → app: session.opened' }).waitFor();
      await machines.getByText('Statechart', { exact: true }).click();
      await machines.getByText('Now', { exact: true }).click();
      await running('pageTime', 'sampling\\.active').click();
      await machines
        .getByRole('region', { name: 'Now' })
        .getByText(/^\d\.\d s left$/)
        .waitFor();
      await running('session', 'holder\\.member').click();
    });

    it('sends an event to a machine of the shop', async () => {
      await running('app', 'online').click();
      await machines.getByText('Send', { exact: true }).click();
      await machines.getByRole('combobox', { name: 'Event' }).selectOption('network.wentOffline');
      await machines.getByRole('button', { name: 'Send event' }).click();
      await running('app', 'offline').waitFor();
    });

    it('calls nobody until the developer asks for the inspector of Stately, which receives no secret either', async () => {
      expect(foreign).toEqual([]);
      const opening = context.waitForEvent('page');
      await machines.getByRole('button', { name: /Stately inspector/ }).click();
      const stately = await opening;
      await stately.waitForFunction(() => JSON.stringify(Reflect.get(window, 'told') ?? []).includes('"name":'));
      const report = await stately.evaluate(() => Reflect.get(window, 'told') as unknown);
      expect(JSON.stringify(report)).toContain('@xstate.actor');
      await expectNoSecretIn(report);
      expect(foreign).toEqual(['https://stately.ai/inspect']);
    });
  });

  describe("the developer's page of what is stored", () => {
    const rowOf = (key: string) =>
      storage.getByRole('listitem').filter({ has: storage.getByText(key, { exact: true }) });
    const stored = (key: string) => shop.evaluate((name) => localStorage.getItem(name), key);
    let storage: Page;

    it('shows what the shop keeps, the secrets covered until they are asked for', async () => {
      storage = await context.newPage();
      await storage.goto('/__storage');
      const token = rowOf('token');
      await token.getByText('••••').waitFor();
      const secret = (await stored('token')) ?? 'none';
      const page = () => storage.getByRole('main').textContent();
      expect(await page()).not.toContain(secret);
      await token.getByRole('button', { name: 'Reveal token' }).click();
      await token.getByText(secret).waitFor();
      await rowOf('lampyris.tokens.current').getByText('valid').waitFor();
      await rowOf('umi_locale').getByText('Language of the texts').waitFor();
    });

    it('follows the other tab, and says what the shop cannot read', async () => {
      await shop.evaluate(() => localStorage.setItem('themeId', '7'));
      await rowOf('themeId').getByText('not readable, default holds').waitFor();
      await shop.evaluate(() => localStorage.setItem('themeId', '2'));
      await rowOf('themeId').getByText('valid').waitFor();
    });

    it('changes, resets and removes one value', async () => {
      const row = rowOf('site').first();
      await row.getByRole('button', { name: 'Edit site' }).click();
      const text = row.getByRole('textbox', { name: 'Text as it is kept' });
      await text.fill('nowhere');
      await row.getByText('not readable, default holds').waitFor();
      await text.fill('GB');
      await row.getByRole('button', { name: 'Keep' }).click();
      await expect.poll(() => stored('site')).toBe('GB');
      await row.getByRole('button', { name: 'Reset site to its default' }).click();
      await expect.poll(() => stored('site')).toBe('US');
      await row.getByRole('button', { name: 'Remove site' }).click();
      await expect.poll(() => stored('site')).toBeNull();
    });

    it('exports what is kept without what is covered', async () => {
      const secret = (await stored('refresh_token')) ?? 'none';
      const saving = storage.waitForEvent('download');
      await storage.getByRole('button', { name: 'Export as JSON' }).click();
      const json = await readFile(await (await saving).path(), 'utf8');
      expect(JSON.parse(json).values.length).toBeGreaterThan(10);
      expect([json.includes('"[hidden]"'), json.includes(JSON.stringify(secret).slice(1, -1))]).toEqual([true, false]);
    });

    it.each(['light', 'dark'] as const)('has nothing that an axe finds by %s', async (colorScheme) => {
      await storage.emulateMedia({ colorScheme });
      // A colour on its way has a contrast of its own.
      await storage.waitForFunction(
        (theme) => document.documentElement.dataset['theme'] === theme && document.getAnimations().length === 0,
        colorScheme,
      );
      const { violations } = await new AxeBuilder({ page: storage }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
  });
});
