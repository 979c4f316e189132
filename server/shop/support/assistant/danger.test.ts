import { expect, test } from 'vitest';
import { plainCases, misspeltCases, unanswerable } from '../search/retrieval-cases.ts';
import { dangerIn } from './danger.ts';

test.each([
  ['my lamp is on fire', 'FIRE'],
  ['There is smoke coming out of the adapter', 'FIRE'],
  ['it smells burnt near the plug, what now?', 'FIRE'],
  ['the ceiling light is sparkin', 'FIRE'],
  ['somke from the Dome!!', 'FIRE'],
  ['the cable melted', 'FIRE'],
  ['My Fire TV works but the lamp behind it is burning', 'FIRE'],
  ['I got an electric shok from the Torch', 'SHOCK'],
  ['my fingers tingle, it tingles when I touch the metal', 'SHOCK'],
  ['bare wires are hanging out', 'SHOCK'],
  ['our daughter swalowed the button cell', 'SWALLOWED'],
  ['The dog ate a battery of the sensor', 'SWALLOWED'],
  ['water is dripping from the ceiling light', 'WATER'],
  ['there is water in my lamp, is it safe?', 'WATER'],
  ['The Pebble fell into the bathtub', 'WATER'],
  ['the battery is swollen and hot', 'BATTERY'],
  ['the bulb burned my hand', 'HURT'],
  ['I cut my finger on the glass and it is bleeding', 'HURT'],
  ['I want to hurt myself', 'SELF_HARM'],
])('“%s” is a danger: %s', (text, danger) => expect(dangerIn(text)).toBe(danger));

test.each([
  'Does it work with my Fire TV?',
  'Is there a fireplace scene, like an open fire?',
  'Can the sensor be a smoke detector?',
  'Is the smoked glass fireproof?',
  'Is Reed shock-proof?',
  'The bulb is burnt out, how do I replace it?',
  'Will tape hurt the paint?',
  'Where do I cut the strip?',
  'How long does the battery last?',
  'Is Flood waterproof in the rain?',
  'Does the warranty cover water damage?',
  'My lamp gets very hot, is that normal?',
  'Do you have it in stock in a small size, or a spare frame?',
  'Which wire is for turning the park light on?',
])('“%s” is none', (text) => expect(dangerIn(text)).toBeUndefined());

test('nothing that is asked of the help is one', () => {
  const questions = [...plainCases, ...misspeltCases].map(({ words }) => words);
  expect([...questions, ...unanswerable].filter((words) => dangerIn(words) !== undefined)).toEqual([]);
});
