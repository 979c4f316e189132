import { share } from '../extent.ts';
import { expect, test } from './stories-test.ts';
import { componentsWithStories } from './story-index.ts';

const components = 'design-system/components';

/** Each eighth with `npm test`, all of them with `npm run test:all`. */
const played = componentsWithStories.filter((_, index) => share === 1 || index % 8 === 0);

for (const component of played) {
  test(`${component} is sound in every state, and its words can be read`, async ({ inspector, reader, entries }) => {
    const own = entries.filter(({ importPath }) => importPath.startsWith(`./${components}/${component}/`));
    expect(own.filter(({ type }) => type === 'story').length, 'its stories').toBeGreaterThan(0);
    for (const { id, name, type } of own) {
      expect.soft(type === 'docs' ? await reader.read(id) : await inspector.look(id), name).toEqual([]);
    }
  });
}

test('every other page of the site can be read', async ({ reader, entries }) => {
  const pages = entries.filter(({ importPath }) => !importPath.startsWith(`./${components}/`));
  expect(pages.length, 'its pages').toBeGreaterThan(6);
  for (const { id, title } of pages) expect.soft(await reader.read(id), title).toEqual([]);
});
