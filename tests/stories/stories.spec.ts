import { expect, test } from './stories-test.ts';
import { componentsWithStories } from './story-index.ts';

for (const component of componentsWithStories) {
  test(`${component} is sound in every state`, async ({ preview, entries }) => {
    const folder = `./design-system/components/${component}/`;
    const stories = entries.filter(({ type, importPath }) => type === 'story' && importPath.startsWith(folder));
    expect(stories.length, 'its stories').toBeGreaterThan(0);
    for (const { id, name } of stories) expect.soft(await preview.look(id), name).toEqual([]);
  });
}

test('every page of words can be read', async ({ preview, entries }) => {
  for (const { id, title } of entries.filter(({ type }) => type === 'docs')) {
    expect.soft(await preview.read(id), title).toEqual([]);
  }
});
