import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoShopper } from '#server/db/seed/demo-shopper.ts';
import { chromiumLaunch } from '#tests/fixtures/chromium.ts';
import { startShop, type ShopProcess } from '#tests/fixtures/shop-process.ts';

let dev: ShopProcess;
let browser: Browser;
let context: BrowserContext;
let shop: Page;
let machines: Page;
const foreign: string[] = [];

/** Stands in for the inspector of stately.ai: says hello and keeps what it is told. */
const statelyPage = `<!doctype html><script>
  window.told = [];
  addEventListener('message', ({ data }) => told.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

beforeAll(async () => {
  dev = await startShop({ program: 'server/dev.ts', env: { NODE_ENV: 'development' } });
  browser = await chromium.launch(chromiumLaunch);
  context = await browser.newContext({ baseURL: dev.origin });
  context.setDefaultTimeout(45_000);
  context.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: statelyPage }),
  );
  machines = await context.newPage();
  // Hears what every tab tells, as anything on this origin could.
  await machines.addInitScript(() => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    new BroadcastChannel('lampyris-machines').addEventListener('message', ({ data }) => heard.push(data));
  });
  shop = await context.newPage();
});

afterAll(async () => {
  await browser.close();
  await dev.stop();
});

const running = (name: string, state: string) =>
  machines.getByRole('navigation').getByRole('button', { name: new RegExp(`^${name} .*${state}`) });

/** What must never be told: what was typed and what the shop keeps of it. */
async function secrets(): Promise<string[]> {
  const kept = await shop.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refresh_token')]);
  const tokens = kept.join(' ').match(/[\w.-]{20,}/g) ?? [];
  expect(tokens.length).toBeGreaterThan(0);
  return [demoShopper.email, demoShopper.password, ...tokens];
}

async function expectNoSecretIn(told: unknown): Promise<void> {
  const stream = JSON.stringify(told);
  for (const secret of await secrets()) expect(stream.includes(secret), secret).toBe(false);
}

describe("the developer's page of the machines", () => {
  it('shows every machine there is before any shop is open', async () => {
    await machines.goto('/__machines');
    await machines.getByText('No shop is open').waitFor();
    await machines.getByRole('button', { name: 'payment' }).click();
    await machines.getByRole('img', { name: 'payment: not running' }).waitFor();
  });

  it('follows a shopper who signs in, and never hears the token, the e-mail or the password', async () => {
    await shop.goto('/account/login');
    await running('session', 'holder\\.guest').waitFor();
    await shop.getByRole('textbox', { name: 'E-mail' }).fill(demoShopper.email);
    await shop.getByRole('textbox', { name: 'Password' }).fill(demoShopper.password);
    await shop.getByRole('button', { name: 'Log in' }).click();
    await running('session', 'holder\\.member').click();
    await machines.getByRole('img', { name: /^session: .*holder\.member/ }).waitFor();

    const heard = await machines.evaluate(() => Reflect.get(window, 'heard') as unknown);
    expect(JSON.stringify(heard)).toContain('session.signedIn');
    expect(JSON.stringify(heard)).toContain('[redacted]');
    await expectNoSecretIn(heard);
  });

  it('sends an event to a machine of the shop', async () => {
    await running('app', 'online').click();
    await machines.getByText('Send', { exact: true }).click();
    await machines.getByRole('combobox', { name: 'Event' }).selectOption('network.wentOffline');
    await machines.getByRole('button', { name: 'Send event' }).click();
    await running('app', 'offline').waitFor();
  });

  it('calls nobody until the developer asks for the inspector of Stately, which hears no secret either', async () => {
    expect(foreign).toEqual([]);
    const opening = context.waitForEvent('page');
    await machines.getByRole('button', { name: /Stately inspector/ }).click();
    const stately = await opening;
    await stately.waitForFunction(() => JSON.stringify(Reflect.get(window, 'told') ?? []).includes('"name":'));
    const told = await stately.evaluate(() => Reflect.get(window, 'told') as unknown);
    expect(JSON.stringify(told)).toContain('@xstate.actor');
    await expectNoSecretIn(told);
    expect(foreign).toEqual(['https://stately.ai/inspect']);
  });
});
