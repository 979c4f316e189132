import { wholeTag } from '../extent.ts';
import { openInspector, screens } from './inspect.ts';
import { storiesPorts } from './stories-ports.ts';
import { expect, test } from './stories-test.ts';
import { componentsWithStories } from './story-index.ts';

test.describe('the site that runs', { tag: wholeTag }, () => {
  test('opens with its first page, and its words can be read', async ({ browser, entries }) => {
    const origin = `http://localhost:${storiesPorts.running}`;
    const reader = await openInspector(browser, { origin, theme: 'light', viewport: screens.phone });
    const pages = entries.filter(({ type }) => type === 'docs');
    expect(pages.length, 'its pages').toBeGreaterThan(0);
    for (const { id, title } of pages) expect.soft(await reader.read(id), title).toEqual([]);
    await reader.close();
  });

  for (const component of componentsWithStories) {
    test(`shows every state of ${component}`, async ({ running, entries }) => {
      const own = entries.filter(
        ({ importPath, type }) => type === 'story' && importPath.includes(`/components/${component}/`),
      );
      expect(own.length, 'its stories').toBeGreaterThan(0);
      for (const { id, name } of own) expect.soft(await running.look(id), name).toEqual([]);
    });
  }
});
