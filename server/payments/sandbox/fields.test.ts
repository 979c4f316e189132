import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wholeTag } from '#tests/extent.ts';
import { chromiumLaunch } from '#tests/fixtures/chromium.ts';
import { factLimit } from '#tests/limits.ts';
import { protocol } from './assets/messages.ts';
import { frameIt, receivedBy, openHost, say } from './browser-fixture.ts';
import { openSession, payWith, startSandbox, type OpenSession, type TestSandbox } from './sandbox-fixture.ts';

let browser: Browser;
let shop: Awaited<ReturnType<typeof openHost>>;
let stranger: Awaited<ReturnType<typeof openHost>>;
let sandbox: TestSandbox;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [browser, shop, stranger, sandbox] = await Promise.all([
    chromium.launch(chromiumLaunch),
    openHost(),
    openHost(),
    startSandbox({ now: Date.now }),
  ]);
});
afterAll(() => Promise.all([browser.close(), shop.close(), stranger.close(), sandbox.close()]));
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  context.setDefaultTimeout(factLimit());
  page = await context.newPage();
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterEach(() => context.close());

const receivedOfType = async (type: string) => (await receivedBy(page)).filter((message) => message.data.type === type);
const fields = () => page.frameLocator('iframe');
const fieldsUrl = (session: OpenSession, theme = 'light') =>
  session.nextAction.type === 'CARD_FORM' ? `${session.nextAction.fieldsUrl}&theme=${theme}&ground=page` : '';

const connected = async (theme = 'light') => {
  const session = await openSession(sandbox, 'CARD', `${shop.origin}/recall`);
  const command = (type: string, more: object = {}) =>
    say(page, { protocol, nonce: session.clientSecret, type, ...more }, sandbox.origin);
  await page.goto(`${shop.origin}/?theme=${theme}`);
  await frameIt(page, fieldsUrl(session, theme));
  await expect.poll(() => receivedOfType('ready')).toHaveLength(1);
  await command('connect', { theme });
  await expect.poll(() => receivedOfType('connected')).toHaveLength(1);
  return { session, command };
};

const typeCard = async (number: string) => {
  await fields().getByLabel('Card number').pressSequentially(number);
  await fields().getByLabel('Expiry date').pressSequentially('1230');
  await fields().getByLabel('Security code').pressSequentially('123');
  await fields().getByLabel('Name on card').fill('Ada Lovelace');
};

/** With `npm test` the dark theme alone is looked at. */
const themes = [
  ['light', wholeTag],
  ['dark', ''],
] as const;

describe('the card form in a real browser', () => {
  test('what was typed before its script came is taken as if it had been there', async () => {
    let letCome = () => {};
    const mayCome = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(/assets\/card-form\.ts/, async (route) => {
      await mayCome;
      await route.continue();
    });
    const session = await openSession(sandbox, 'CARD', `${shop.origin}/recall`);
    const command = (type: string, more: object = {}) =>
      say(page, { protocol, nonce: session.clientSecret, type, ...more }, sandbox.origin);
    await page.goto(shop.origin);
    await frameIt(page, fieldsUrl(session));
    await typeCard('4242424242424242');
    await page.keyboard.press('Enter');
    letCome();
    await expect.poll(() => receivedOfType('ready')).toHaveLength(1);
    expect(await fields().getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    expect(await fields().getByLabel('Expiry date').inputValue()).toBe('12 / 30');
    await command('connect', { theme: 'light' });
    await expect.poll(() => receivedOfType('change')).toMatchObject([{ data: { valid: true, brand: 'visa' } }]);
    expect(await receivedOfType('submit')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => receivedOfType('submit')).toHaveLength(1);
    await command('tokenise', { requestId: 'early' });
    await expect.poll(() => receivedOfType('token')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('a typed card becomes a token that pays; the shop receives no digit of the number but the last four', async () => {
    const { session, command } = await connected();
    await typeCard('4242424242424242');
    expect(await fields().getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    expect(await fields().getByLabel('Expiry date').inputValue()).toBe('12 / 30');
    await command('tokenise', { requestId: 'r1' });
    await expect.poll(() => receivedOfType('token')).toHaveLength(1);
    const [token] = await receivedOfType('token');
    expect(token).toMatchObject({
      origin: sandbox.origin,
      data: { requestId: 'r1', nonce: session.clientSecret, brand: 'visa', last4: '4242' },
    });
    const all = JSON.stringify(await receivedBy(page));
    expect(all).not.toMatch(/4242[^"]{0,3}4242/);
    expect((await receivedOfType('change')).at(-1)?.data).toMatchObject({ valid: true, empty: false, brand: 'visa' });
    const { providerRef } = session;
    const paid = await sandbox.provider.confirmCard({
      providerRef,
      cardToken: String(token?.data.cardToken),
      idempotencyKey: 'browser',
    });
    expect(paid).toMatchObject({ ok: true, value: { status: 'SETTLED' } });
    expect(complaints).toEqual([]);
  });

  test('asked too early, it shows every problem, focuses the first and refuses', async () => {
    const { command } = await connected();
    await fields().getByLabel('Card number').pressSequentially('4242424242424241');
    await command('tokenise', { requestId: 'r2' });
    await expect
      .poll(() => receivedOfType('refused'))
      .toMatchObject([{ data: { requestId: 'r2', reason: 'invalid_fields' } }]);
    expect(await fields().getByText('This card number is not complete or has a typing mistake.').isVisible()).toBe(
      true,
    );
    expect(await fields().getByText('Enter the expiry date.').isVisible()).toBe(true);
    const number = fields().getByLabel('Card number');
    expect(await number.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    await number.press('Backspace');
    await number.pressSequentially('2');
    expect(await number.getAttribute('aria-invalid')).toBe('false');
  });

  test('a card that is not a test card is explained beside the number', async () => {
    const { command } = await connected();
    await typeCard('4111111111111111');
    await command('tokenise', { requestId: 'r3' });
    await expect.poll(() => receivedOfType('refused')).toMatchObject([{ data: { reason: 'invalid_fields' } }]);
    expect(await fields().getByText('This is a sandbox: please use one of the test cards.').isVisible()).toBe(true);
  });

  test('a command with another nonce is not obeyed', async () => {
    const { command } = await connected();
    await typeCard('4242424242424242');
    await say(page, { protocol, nonce: 'cs_guess', type: 'tokenise', requestId: 'guess' }, sandbox.origin);
    await command('tokenise', { requestId: 'right' });
    await expect.poll(() => receivedOfType('token')).toHaveLength(1);
    expect((await receivedOfType('token')).map((message) => message.data.requestId)).toEqual(['right']);
    expect(await receivedOfType('refused')).toEqual([]);
  });

  test('a page of another origin cannot frame it and receives nothing', async () => {
    const session = await openSession(sandbox, 'CARD', `${shop.origin}/recall`);
    await page.goto(stranger.origin);
    await frameIt(page, fieldsUrl(session));
    await expect.poll(() => complaints.join()).toContain('frame-ancestors');
    expect(await receivedBy(page)).toEqual([]);
  });

  test('a digit changed in the middle keeps the caret where it was', async () => {
    await connected();
    const number = fields().getByLabel('Card number');
    await number.pressSequentially('424242424242');
    await number.evaluate((input) => input instanceof HTMLInputElement && input.setSelectionRange(7, 7));
    await number.press('9');
    expect(await number.inputValue()).toBe('4242 4294 2424 2');
    expect(await number.evaluate((input) => input instanceof HTMLInputElement && input.selectionStart)).toBe(8);
  });

  test('Enter asks the shop to pay; after a decline only the code is cleared; locked fields cannot be edited', async () => {
    const { command } = await connected();
    await typeCard('4000000000000002');
    await fields().getByLabel('Name on card').press('Enter');
    await expect.poll(() => receivedOfType('submit')).toHaveLength(1);
    await command('clear-cvc');
    await expect.poll(() => fields().getByLabel('Security code').inputValue()).toBe('');
    expect(await fields().getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002');
    await command('lock', { locked: true });
    await expect.poll(() => fields().getByLabel('Card number').isEditable()).toBe(false);
  });

  for (const [theme, tag] of themes)
    test(`axe finds nothing to complain about, ${theme}`, { tags: tag || [] }, async () => {
      const { command } = await connected(theme);
      await command('tokenise', { requestId: 'empty' });
      await expect.poll(() => receivedOfType('refused')).toHaveLength(1);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
});

describe('bank and 3-D Secure pages', () => {
  for (const [theme, tag] of themes)
    test(`axe finds nothing to complain about at the bank, ${theme}`, { tags: tag || [] }, async () => {
      const session = await openSession(sandbox, 'REDIRECT_BANK', `${shop.origin}/recall`);
      await page.goto(`${sandbox.origin}/bank/${session.providerRef}?theme=${theme}`);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.goto(sandbox.origin);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(complaints).toEqual([]);
    });

  for (const [theme, tag] of themes)
    test(`axe finds nothing to complain about in a 3-D Secure check, ${theme}`, { tags: tag || [] }, async () => {
      const { outcome } = await payWith(sandbox, '4000002500003155');
      if (outcome.status !== 'REQUIRES_ACTION') throw new Error('No challenge.');
      await page.goto(`${outcome.threeDsUrl}?theme=${theme}`);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Is this you?');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.getByRole('button', { name: 'Fail the check' }).click();
      await page.getByRole('heading', { name: 'Not approved' }).waitFor();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

  test('Pay leads back to the shop through the page policy', async () => {
    const session = await openSession(sandbox, 'REDIRECT_BANK', `${shop.origin}/recall?state=s1`);
    await page.goto(`${sandbox.origin}/bank/${session.providerRef}`);
    await page.getByRole('button', { name: /^Pay €/ }).click();
    await page.waitForURL(/\/recall\?state=s1&provider_ref=.*result=SETTLED/);
    expect(complaints).toEqual([]);
  });

  test('the framed check notifies the shop how it ended', async () => {
    const { session, command } = await connected();
    await typeCard('4000002500003155');
    await command('tokenise', { requestId: 'r' });
    await expect.poll(() => receivedOfType('token')).toHaveLength(1);
    const cardToken = String((await receivedOfType('token'))[0]?.data.cardToken);
    const paid = await sandbox.provider.confirmCard({
      providerRef: session.providerRef,
      cardToken,
      idempotencyKey: `3ds-${session.paymentNo}`,
    });
    if (!paid.ok || paid.value.status !== 'REQUIRES_ACTION') throw new Error('No challenge.');
    await page.goto(shop.origin);
    await frameIt(page, paid.value.threeDsUrl);
    await fields().getByRole('button', { name: 'Approve' }).click();
    await expect
      .poll(() => receivedOfType('done'))
      .toMatchObject([{ origin: sandbox.origin, data: { session: session.providerRef, outcome: 'approved' } }]);
    expect(complaints).toEqual([]);
  });
});
