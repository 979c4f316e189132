import { expect, type Page } from '@playwright/test';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksTheBank: '4000002500003155',
  isDisputed: '4000000000000259',
} as const;

/** A field of the provider's form. */
export const cardField = (page: Page, name: string) =>
  page.frameLocator('iframe[title^="Card details"]').getByRole('textbox', { name });

/** Types a card into the provider's form and presses Pay. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await cardField(page, 'Card number').fill(number);
  await cardField(page, 'Expiry date').fill('1230');
  await cardField(page, 'Security code').fill('123');
  await cardField(page, 'Name on card').fill('Ola Nowak');
  const pay = page.getByRole('button', { name: /^Pay [$€]/ });
  await expect(pay).toBeEnabled();
  await pay.click();
}
