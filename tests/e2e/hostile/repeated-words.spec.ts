import { expect, test } from '#tests/fixtures/test.ts';
import { open } from '../steps/open.ts';
import { watchExecutions } from './executions.ts';
import { someTexts, texts } from './texts.ts';
import { addressWith, walk } from './walk.ts';
import { findNothing, names, showIn } from './words.ts';

for (const path of ['/home/search', '/home/frame']) {
  test(`no word of its address runs on ${path}, which repeats it`, async ({ page, context, bypassCSP }) => {
    await watchExecutions(context);
    await findNothing(page);
    await showIn(page, path, bypassCSP ? texts : someTexts);
  });
}

test('a page does follow its address', async ({ page, context }) => {
  await watchExecutions(context);
  await findNothing(page);
  await open(page, '/home/search');
  await walk(page, [addressWith('/home/search', names, '<b>lamp</b>')]);
  await expect(page.getByRole('heading', { name: 'Results for “<b>lamp</b>”' })).toBeVisible();
  await open(page, '/home/frame');
  await walk(page, [addressWith('/home/frame', ['url', 'title'], 'https://a.example/<b>lamp</b>')]);
  await expect(page.getByRole('heading', { name: 'https://a.example/<b>lamp</b>' })).toBeVisible();
});
