import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['Use a dimmer, e.g. Model A. Then test.', ['Use a dimmer, e.g. Model A.', 'Then test.']],
  ['1. Press it. 2. Wait.', ['1. Press it.', '2. Wait.']],
  ['It draws 4.5 W. Good.', ['It draws 4.5 W.', 'Good.']],
  ['He said “Stop.” Then it stopped.', ['He said “Stop.”', 'Then it stopped.']],
  ['A line\nanother line', ['A line', 'another line']],
  ['', []],
])('%j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
