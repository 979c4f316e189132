import { expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

const good = {
  id: 'a-case',
  title: 'A title',
  why: 'A reason',
  reference: 'README rule 1',
  since: '1.0',
  steps: [{ expect: { k: 'res' } }],
};

test('a case is read with default time limits and a greeting', () => {
  const [one] = readCases('group', [{ ...good, steps: [{ expect: 1 }, { never: 2 }, { expect: 3, within: 7 }] }]);
  expect(one).toMatchObject({
    group: 'group',
    greeting: true,
    steps: [
      { kind: 'expect', pattern: 1, within: 1000 },
      { kind: 'never', pattern: 2, within: 50 },
      { kind: 'expect', pattern: 3, within: 7 },
    ],
  });
});

test.each<[string, unknown]>([
  ['group: is no list of cases', {}],
  ['group, case 1: is no object', [1]],
  ["a-case: 'note' is no field of a case", [{ ...good, note: 'x' }]],
  ["a-case: 'why' is missing", [{ ...good, why: '' }]],
  ['A Case: its id is not in kebab-case', [{ ...good, id: 'A Case' }]],
  ["a-case: 'since' is no version", [{ ...good, since: '1' }]],
  ["a-case: 'greeting' is neither true nor false", [{ ...good, greeting: 0 }]],
  ['a-case: has no steps', [{ ...good, steps: [] }]],
  ['a-case: asks nothing, so it cannot fail', [{ ...good, steps: [{ send: 'x' }] }]],
  ["a-case, step 1: 'send' and 'expect' are two steps", [{ ...good, steps: [{ send: 'x', expect: {} }] }]],
  ["a-case, step 1: 'sleep' is no step", [{ ...good, steps: [{ sleep: 1 }] }]],
  ['a-case, step 1: sends neither a text nor an object', [{ ...good, steps: [{ send: 1 }] }]],
  ["a-case, step 1: 'within' is no time", [{ ...good, steps: [{ expect: {}, within: 0 }] }]],
  ["a-case, step 1: 'within' is no time", [{ ...good, steps: [{ expect: {}, within: 10_001 }] }]],
  ['a-case, step 1: nobody knows this request', [{ ...good, steps: [{ control: { do: 'fly' } }] }]],
  ['a-case, step 1: looks at no field', [{ ...good, steps: [{ look: 'title' }] }]],
  ['a-case, step 1: names no text', [{ ...good, steps: [{ absent: '' }] }]],
])('an invalid file is refused: %s', (words, list) => {
  expect(() => readCases('group', list)).toThrow(words);
});
