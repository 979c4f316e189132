import { expect, test } from '#tests/fixtures/test.ts';
import { open, openRunning, title, withoutScripts } from '../steps/open.ts';

// The console remarks an unknown model and the missing network.
test.use({ tolerated: /status of (400|404)|ERR_INTERNET_DISCONNECTED/ });

const article = '/support/topic-faq-detail/connect?faqId=pair-after-new-router';
const heading = 'Pair a light again after a new router';

test('how a light is paired again after a new router is found from the home page in two steps', async ({ page }) => {
  await openRunning(page, '/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
  await expect(title(page)).toHaveText('Support');
  await page.getByRole('list', { name: 'Set up and connect' }).getByRole('link', { name: heading }).click();
  await expect(title(page)).toHaveText(heading);
  const drawing = page.getByRole('article').getByRole('img').first();
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveJSProperty('complete', true);
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('whether an article helped is kept for the browser, changed, and said again where the network was gone', async ({
  page,
  context,
}) => {
  await openRunning(page, article);
  const helpful = page.getByRole('region', { name: 'Did this help?' });
  const yes = helpful.getByRole('button', { name: 'Yes' });
  const no = helpful.getByRole('button', { name: 'No', exact: true });
  await yes.click();
  await expect(helpful.getByRole('status')).toHaveText('Thank you.');
  await page.reload();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(true);
  await no.click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(/network/i);
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await no.click();
  await helpful.getByRole('textbox', { name: 'What’s missing or wrong?' }).fill('Where is the button of Hex?');
  await helpful.getByRole('button', { name: 'Send' }).click();
  await expect(helpful.getByRole('status')).toHaveText('Thank you. We read every note.');
  await no.click();
  await expect(no).toHaveAttribute('aria-pressed', 'false');
});

test('a lamp leads to its help, and what is written from there knows the lamp', async ({ page }) => {
  await open(page, '/support/sku-faq-detail/lt710');
  await expect(title(page)).toHaveText('Help with Dome table lamp');
  await page.getByRole('main').getByRole('link', { name: 'Set up your first light' }).click();
  await expect(title(page)).toHaveText('Set up your first light');
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    /\/support\/consultation-center\?model=LM-DOME/,
  );
});

test('what the help does not answer is in the message and in the box of the robot, and in no address', async ({
  page,
}) => {
  await openRunning(page, '/support/search?q=my+lamp+hums+at+night');
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).first().click();
  const message = page.getByRole('textbox', { name: 'Your message' });
  await expect(message).toHaveValue('my lamp hums at night');
  expect(page.url()).not.toContain('hums');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Ask the help robot' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('my lamp hums at night');
});

test('a model that nobody knows is searched for', async ({ page }) => {
  await openRunning(page, '/support/sku-faq-detail/LX-1');
  await expect(page).toHaveURL(/\/support\/search\?q=LX-1/);
});

test('the help is read and searched without scripts', async ({ browser }) => {
  await withoutScripts(browser, article, async (page) => {
    await expect(title(page)).toHaveText(heading);
    await expect(page.getByText('Put your phone on the new network, on its 2.4 GHz band.')).toBeVisible();
  });
  await withoutScripts(browser, '/support', async (page) => {
    await page.getByRole('searchbox', { name: 'Search the help' }).fill('new router');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/support\/search\?q=new\+router/);
  });
});

/** What search engines read on a page, in the order of the document. */
async function structured(html: string): Promise<Record<string, unknown>[]> {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );
}

test('an article with steps says them to search engines, and a topic its questions', async ({ request }) => {
  const [faq, howTo] = await structured(await (await request.get(article)).text());
  expect(faq).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: heading, acceptedAnswer: { '@type': 'Answer', text: expect.any(String) } },
    ],
  });
  expect(howTo).toMatchObject({ '@type': 'HowTo', name: heading, step: expect.any(Array) });
  const [topic] = await structured(await (await request.get('/support/topic-faq-detail/strips')).text());
  expect(topic?.['mainEntity']).toHaveLength(5);
});

test('protection costs for a cart what checkout asks for it, and a market without it says so', async ({ page }) => {
  await openRunning(page, '/product-detail?spu=LM-DOME&sku=LM-DOME-BONE');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await openRunning(page, '/user-manual/seel-policy-explanation');
  await expect(title(page)).toHaveText('Purchase protection');
  await expect(page.getByRole('region', { name: 'Price for your cart' })).toContainText('$1.69');
  await openRunning(page, '/user-manual/seel-policy-explanation?site=JA');
  await expect(title(page)).toHaveText('Not offered in this market');
});
