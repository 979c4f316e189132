import type { Page } from '@playwright/test';
import { lookedAt } from '#tests/fixtures/places.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { sampleVisits } from '../pages/visits.ts';
import { open, title } from '../steps/open.ts';
import { demo, logIn } from '../steps/member.ts';
import { executions, watchExecutions } from './executions.ts';
import { texts } from './texts.ts';

test.use({ tolerated: /Failed to load resource/ });
/** What pages ask for once everything is unfolded, by their address: a page without an entry asks for nothing. */
type Forms = Readonly<Record<string, readonly string[]>>;

const ofAddress = (form: string) =>
  ['firstName', 'lastName', 'line1', 'city', 'postcode', 'phone'].map((name) => `${form}-${name}`);

const guestForms: Forms = {
  '/home/search': ['q'],
  '/account/login': ['email', 'password'],
  '/account/signUp': ['email'],
  '/order/list': ['orderNo', 'email'],
  '/order/unsubscribe': ['email'],
  '/order/checkout?source=BUY_NOW&sku=LM-CUBE-1': ['email', ...ofAddress('shipping')],
};
const memberForms: Forms = {
  '/account/address-detail': ofAddress('address'),
  '/profile?part=details': ['profile-nickname'],
  '/order/list': ['q'],
  '/order/revoke?orderNo=LMDEMO0005': ['declaredName', 'declaredEmail'],
};

/** Types each text into every field of the page at once, as a browser that fills in a form does. @returns the fields */
const fillAll = (page: Page, list: readonly string[]) =>
  page.evaluate(async (all) => {
    const rendered = () => new Promise((resolve) => setTimeout(resolve));
    const names = new Set<string>();
    const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement &&
        ['text', 'search', 'email', 'tel', 'password', 'url', 'number'].includes(field.type));
    for (const button of document.querySelectorAll<HTMLElement>('main [aria-expanded="false"], main summary'))
      button.click();
    await rendered();
    for (const [index, text] of all.entries()) {
      for (const field of [...document.querySelectorAll('input, textarea')].filter(isText)) {
        names.add(field.name || field.id);
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }
      if (index % 10 === 0) await rendered();
    }
    await rendered();
    return [...names];
  }, list);

const visit = async (page: Page, visitor: 'guest' | 'member', forms: Forms) => {
  const visits = sampleVisits(visitor);
  expect(Object.keys(forms).filter((form) => !visits.some(({ path }) => path === form))).toEqual([]);
  for (const { path } of lookedAt(visits)) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(title(page)).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const filled = await fillAll(
        page,
        path.includes('checkout') ? texts.filter((_, index) => index % 7 === 0) : texts,
      );
      expect.soft(filled, path).toEqual(expect.arrayContaining([...(forms[path] ?? [])]));
      expect.soft(await executions(page)).toEqual([]);
    });
  }
};

test('nothing that a guest types runs', async ({ page, context }) => {
  await watchExecutions(context);
  await visit(page, 'guest', guestForms);
});

test('nothing that a member types runs', async ({ page, context }) => {
  await watchExecutions(context);
  await open(page, '/account/login');
  await logIn(page, demo);
  await page.waitForURL(/my-center/);
  await visit(page, 'member', memberForms);
});
