import { expect, test } from '#tests/fixtures/test.ts';
import { openRunning, quiet } from '../steps/open.ts';

const lamp = '/product-detail?spu=LM-DOME';

test.describe('a first visit with the languages of Austria', () => {
  test.use({ locale: 'de-AT' });

  test('reads euros from the first byte on, never a dollar, and asks nobody for its market', async ({ page }) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      const look = () => {
        const words = document.querySelector('main')?.textContent ?? '';
        if (/\$\d/.test(words)) document.documentElement.setAttribute('data-read-dollars', '');
        if (/€\d/.test(words)) document.documentElement.setAttribute('data-read-euros', '');
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    });
    const served = page.waitForResponse((response) => response.url().endsWith(lamp));
    await openRunning(page, lamp);
    await quiet(page);

    const html = await (await served).text();
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).toMatch(/€\d/);
    await expect(page.locator('html')).toHaveAttribute('data-read-euros', '');
    await expect(page.locator('html')).not.toHaveAttribute('data-read-dollars');
    expect(paths.filter((path) => path.includes('/client/init'))).toEqual([]);
    const place = () => page.evaluate(() => [localStorage.getItem('site'), localStorage.getItem('country')]);
    expect(await place()).toEqual(['EU', 'AT']);

    // Another market that is chosen stays: the languages decide about the first visit alone.
    await openRunning(page, `${lamp}&site=US`);
    await openRunning(page, lamp);
    await expect(page.locator('html')).toHaveAttribute('data-read-dollars', '');
    expect((await place())[0]).toBe('US');
  });
});

test('a first visit whose languages name no market of the shop is in the US', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'pt-BR', ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await openRunning(page, lamp);
  await expect(page.getByRole('main').getByText(/^\$\d/).first()).toBeVisible();
  await context.close();
});
