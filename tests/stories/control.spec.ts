import { expect, test } from './stories-test.ts';

test.describe('a story is seen to be wrong that', () => {
  for (const [does, story, complaint] of [
    ['cannot be read', 'unreadable', /^at 320: color-contrast: /],
    ['is wider than the screen', 'too-wide', /^at 1280: .* pixels beyond the screen$/],
    ['does not play to its end', 'failed-play', /^playFunctionThrewException: /],
    ['breaks', 'throws', /the lamp broke/],
    ['complains in the console', 'complains', /^console: the lamp hums/],
    ['lacks its picture', 'missing-picture', /^console: .*404/],
  ] as const) {
    test(does, async ({ inspector }) => {
      expect(await inspector.look(`control-faulty--${story}`)).toContainEqual(expect.stringMatching(complaint));
    });
  }
});

test('and one without a fault is not', async ({ inspector }) => {
  expect(await inspector.look('control-faulty--sound')).toEqual([]);
});
