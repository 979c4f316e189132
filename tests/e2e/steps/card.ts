import { expect, type Page } from '@playwright/test';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksTheBank: '4000002500003155',
  isDisputed: '4000000000000259',
} as const;

/** Types a card into the provider's form and presses Pay. */
export async function payByCard(page: Page, number: string): Promise<void> {
  const form = page.frameLocator('iframe[title^="Card details"]');
  await form.getByRole('textbox', { name: 'Card number' }).fill(number);
  await form.getByRole('textbox', { name: 'Expiry date' }).fill('1230');
  await form.getByRole('textbox', { name: 'Security code' }).fill('123');
  await form.getByRole('textbox', { name: 'Name on card' }).fill('Ola Nowak');
  const pay = page.getByRole('button', { name: /^Pay [$€]/ });
  await expect(pay).toBeEnabled();
  await pay.click();
}
