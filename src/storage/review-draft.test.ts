import { expect, test } from 'vitest';
import { reviewDraft } from './review-draft.ts';

const picture = { mediaId: 'M1', name: 'lamp.jpg', url: '/media/uploads/M1.jpg' };
const draft = { owner: 'm1 L1', rating: 4, title: 'Calm', body: 'Light', pictures: [picture] };

test('a draft of a review is read as it was written', () => {
  expect(reviewDraft.read(reviewDraft.write(draft))).toEqual(draft);
});

test.each([
  ['stars that there are not', { rating: 9 }, { rating: 0 }],
  ['a text that is none', { title: 7, body: null }, { title: '', body: '' }],
  ['more than a review holds', { title: 'a'.repeat(90) }, { title: 'a'.repeat(80) }],
  ['a picture of somewhere else', { pictures: [{ ...picture, url: 'https://x.test/1.png' }] }, { pictures: [] }],
])('a draft with %s keeps the rest', (_, broken, read) => {
  expect(reviewDraft.read(JSON.stringify({ ...draft, ...broken }))).toEqual({ ...draft, ...read });
});

test('a draft of nobody is none', () => {
  expect(reviewDraft.read(JSON.stringify({ ...draft, owner: '' }))).toBeUndefined();
  expect(reviewDraft.read('[]')).toBeUndefined();
});
