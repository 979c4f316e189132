import { unknownCharacters } from './our-characters.ts';
import { expect, test } from './visual-test.ts';

const story = 'components-commerce-price--discounted';

test('a line of one pixel around a story is seen, and so is a word that is another', async ({ gallery }) => {
  const { taken } = await gallery.take(story);
  expect(taken).toMatchSnapshot('control.png');
  const root = gallery.page.locator('#storybook-root');

  await root.evaluate((element) => element.setAttribute('style', 'box-shadow: inset 0 0 0 1px currentcolor'));
  expect(await gallery.again()).not.toMatchSnapshot('control.png');

  await root.evaluate((element) => element.removeAttribute('style'));
  expect(await gallery.again()).toMatchSnapshot('control.png');

  await root.getByText('$31.99').evaluate((element) => (element.textContent = '$31.98'));
  expect(await gallery.again()).not.toMatchSnapshot('control.png');
});

test('characters of a system font are seen', async ({ gallery }) => {
  expect((await gallery.take('components-text-text--sizes')).complaints).toEqual([]);
  await gallery.page.locator('#storybook-root').evaluate((element) => element.append('☂'));
  expect(await unknownCharacters(gallery.page)).toEqual([expect.stringContaining('storybook-root')]);
});
