import { expect, test, type Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { axeFaults } from '#tests/fixtures/axe.ts';
import { mailTo, newEmail } from '../steps/mail.ts';
import { paidOrder } from '../steps/order.ts';

const inbox = (page: Page) => page.getByRole('navigation', { name: 'Mail' });

test(
  'the inbox of developers finds mail, shows it as it was sent, and notices new mail by itself',
  { tag: wholeTag },
  async ({ page }) => {
    const email = newEmail('inbox');
    await paidOrder({ email }, { sku: 'LM-ARC-1' });
    await mailTo(email, 'is paid');
    await page.goto('/dev/mail');
    await page.getByRole('searchbox').fill(email);
    await page.keyboard.press('Enter');
    await expect(inbox(page).getByRole('link')).toHaveCount(2);
    // Times are those of the browser.
    await expect(inbox(page).getByText('UTC')).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);

    await paidOrder({ email });
    await expect(inbox(page).getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('status')).toContainText('new mail');

    await inbox(page)
      .getByRole('link', { name: /is paid/ })
      .last()
      .click();
    const mail = page.frameLocator('iframe');
    const picture = mail.getByRole('img');
    await expect(picture).toBeVisible();
    // From an origin of its own, as in a mail program.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth]))
      .toEqual([true, 640]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page)).toEqual([]);
    }
    const [shop] = await Promise.all([
      page.context().waitForEvent('page'),
      mail.getByRole('link', { name: 'See your order' }).click(),
    ]);
    await expect(shop).toHaveURL(/\/order\/detail\?orderNo=/);
    await shop.close();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Save .*\.pdf$/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^[\w-]+\.pdf$/);
    await page.getByRole('link', { name: 'Text' }).click();
    await expect(page.locator('pre').getByRole('link')).toHaveAttribute('href', /\/order\/detail\?orderNo=/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(inbox(page)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  },
);
