import { expect, test } from 'vitest';
import { rmaDraft } from './rma-draft.ts';

const picture = { mediaId: 'M1', name: 'lamp.jpg', url: '/media/uploads/M1.jpg' };
const line = { lineId: 'L1', quantity: 2, reason: 'DEFECTIVE', note: 'Dark', pictures: [picture] };
const gift = { lineId: 'G1', choice: 'DEDUCT' };
const draft = { orderNo: 'LUS1', type: 'RETURN', refundTo: 'COINS', lines: [line], gifts: [gift] };

test('the answers of a return are read as they were written', () => {
  expect(rmaDraft.read(rmaDraft.write(draft))).toEqual(draft);
});

test.each([
  ['a kind that is no text', { type: 7 }, { type: null }],
  ['lines that are none', { lines: 'L1' }, { lines: [] }],
  ['gifts without a choice', { gifts: [{ lineId: 'G1' }, gift] }, { gifts: [gift] }],
  ['a line without pieces', { lines: [{ ...line, quantity: 0 }] }, { lines: [] }],
  ['a piece and a half', { lines: [{ ...line, quantity: 1.5 }] }, { lines: [{ ...line, quantity: 1 }] }],
  [
    'a note that is too long',
    { lines: [{ ...line, note: 'a'.repeat(501) }] },
    { lines: [{ ...line, note: 'a'.repeat(500) }] },
  ],
  [
    'a picture of somewhere else',
    { lines: [{ ...line, pictures: [{ ...picture, url: 'https://x.test/1.png' }] }] },
    { lines: [{ ...line, pictures: [] }] },
  ],
])('answers with %s keep the rest', (_, broken, read) => {
  expect(rmaDraft.read(JSON.stringify({ ...draft, ...broken }))).toEqual({ ...draft, ...read });
});

test('answers about no order are none', () => {
  expect(rmaDraft.read(JSON.stringify({ ...draft, orderNo: '' }))).toBeUndefined();
  expect(rmaDraft.read('[]')).toBeUndefined();
});
