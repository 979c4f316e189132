import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { componentsWithStories, type Entry } from '../stories/story-index.ts';
import { expect, test } from './visual-test.ts';

const folder = 'design-system/components';

/** A page of words has the tags of its stories. */
const isPictured = ({ type, tags }: Entry) => type === 'story' && tags.includes('visual');
const pictureOf = ({ id }: Entry) => `${id.replace('components-', '')}.png`;

for (const component of componentsWithStories) {
  test(`${component} looks as it did`, async ({ gallery, entries }) => {
    const own = entries.filter(({ importPath }) => importPath.startsWith(`./${folder}/${component}/`));
    for (const story of own.filter(isPictured)) {
      const { taken, complaints } = await gallery.take(story.id);
      expect.soft(complaints, story.id).toEqual([]);
      expect.soft(taken, story.id).toMatchSnapshot(pictureOf(story));
    }
  });
}

test('there are ninety pictures or more, and none of a story that is gone', async ({ entries }, testInfo) => {
  const expected = entries.filter(isPictured).map(pictureOf);
  expect(expected.length).toBeGreaterThanOrEqual(90);
  const pictures = await readdir(path.dirname(testInfo.snapshotPath('control.png')));
  expect(pictures.filter((name) => name !== 'control.png' && !expected.includes(name))).toEqual([]);
});
