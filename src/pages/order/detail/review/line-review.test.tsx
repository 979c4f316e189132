import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#openapi/types.ts';
import { store, tabStore } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { reviewDraft } from '#src/storage/review-draft.ts';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { LineReview } from './line-review.tsx';

type Line = components['schemas']['OrderLine'];

const reviewPath = '/app-mall/v1/review';
const uploadPath = '/app-mall/v1/media/upload';
const receipt = { reviewId: 'R1', status: 'PENDING' };

beforeEach(() => {
  store.write(stored.intents, {});
  tabStore.remove(reviewDraft);
});
afterEach(cleanup);

function line(more: Partial<Line>): Line {
  return Object.assign(Object.create(null), { lineId: 'L1', title: 'Dome', toReview: true, ...more });
}

const show = (answers: Answers = {}, more: Partial<Line> = {}) =>
  renderInShop(<LineReview orderNo="LUS1" line={line(more)} />, answers, 'US', 'm1');

async function open() {
  await userEvent.click(screen.getByRole('button', { name: /review of Dome$/ }));
  return within(await screen.findByRole('dialog', { name: 'Review of Dome' }));
}

async function fillIn(dialog: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(dialog.getByRole('radio', { name: '4 stars, very good' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Calm');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Your review' }), 'I read under it.');
}

const picture = (name: string) => new File([new Uint8Array([1])], name, { type: 'image/png' });
const uploadTo = (dialog: Awaited<ReturnType<typeof open>>, ...files: File[]) =>
  userEvent.upload(dialog.getByLabelText('Add pictures'), files);

test('a review goes out with its pictures under a key, and the line says what happens next', async () => {
  const answer = vi.fn((_request: Request) => receipt);
  const upload = () => ({ mediaId: 'P1', url: '/media/uploads/P1.png', type: 'IMAGE' });
  show({ [reviewPath]: answer, [uploadPath]: upload });
  const dialog = await open();
  await fillIn(dialog);
  await uploadTo(dialog, picture('lamp.png'));
  await dialog.findByText('Added');
  await userEvent.click(dialog.getByRole('button', { name: 'Send review' }));
  const state = await screen.findByText('Thanks! We’ll check your review before it goes live.');
  await waitFor(() => expect(document.activeElement?.contains(state)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  const [request] = answer.mock.calls[0] ?? [];
  expect(await request?.json()).toEqual({
    orderNo: 'LUS1',
    lineId: 'L1',
    rating: 4,
    title: 'Calm',
    body: 'I read under it.',
    media: ['P1'],
  });
  expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect([store.read(stored.intents), tabStore.read(reviewDraft).owner]).toEqual([{}, '']);
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const answer = vi.fn(() => receipt);
  show({ [reviewPath]: answer });
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(dialog.getByText('Please fix 3 fields')).toBeDefined();
  await userEvent.click(dialog.getByRole('link', { name: 'Choose one to five stars.' }));
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: '1 star, poor' }));
  await fillIn(dialog);
  expect(dialog.queryByText('Enter a title.')).toBeNull();
  expect(answer).not.toHaveBeenCalled();
});

test('a review whose answer was lost goes out again under the same key, a changed one under another', async () => {
  const keys: (string | null)[] = [];
  const lost = new Refusal('INTERNAL', 500, 'Something went wrong.');
  show({ [reviewPath]: ({ headers }) => (keys.push(headers.get('idempotency-key')), lost) });
  const dialog = await open();
  await fillIn(dialog);
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send review' }));
  await send();
  await dialog.findByText('Something went wrong.');
  await send();
  await waitFor(() => expect(keys).toHaveLength(2));
  await dialog.findByText('Something went wrong.');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'er');
  await send();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

test('what was written survives a reload, with the pictures that have arrived, and can be thrown away', async () => {
  show({ [uploadPath]: () => ({ mediaId: 'P1', url: '/media/uploads/P1.png', type: 'IMAGE' }) });
  const dialog = await open();
  await fillIn(dialog);
  await uploadTo(dialog, picture('lamp.png'));
  await dialog.findByText('Added');
  cleanup();
  const answer = vi.fn((_request: Request) => receipt);
  show({ [reviewPath]: answer });
  expect(screen.getByRole('button', { name: 'Continue your review of Dome' })).toBeDefined();
  const later = await open();
  expect(later.getByRole('radio', { name: '4 stars, very good' })).toHaveProperty('checked', true);
  expect(later.getByRole('textbox', { name: 'Your review' })).toHaveProperty('value', 'I read under it.');
  expect(later.getByText('lamp.png')).toBeDefined();
  await userEvent.click(later.getByRole('button', { name: 'Start over' }));
  expect(later.queryByText('lamp.png')).toBeNull();
  expect(later.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', '');
  expect(tabStore.read(reviewDraft).owner).toBe('');
});

test('a picture that did not arrive holds the review back until it is sent again or removed', async () => {
  let isBroken = true;
  const answer = vi.fn(() => receipt);
  const upload = () =>
    isBroken ? new Refusal('INTERNAL', 500, 'Oops') : { mediaId: 'P1', url: '/media/uploads/P1.png', type: 'IMAGE' };
  show({ [reviewPath]: answer, [uploadPath]: upload });
  const dialog = await open();
  await fillIn(dialog);
  await uploadTo(dialog, picture('lamp.png'), picture('room.png'));
  await waitFor(() => expect(dialog.getAllByText('Not sent. Try again.')).toHaveLength(2));
  await userEvent.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(dialog.getByText(/^Remove the pictures that weren’t sent/)).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
  isBroken = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Send lamp.png again' }));
  await dialog.findByText('Added');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove room.png' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(answer).toHaveBeenCalledOnce());
});

test('a picture that the shop refuses says why beside its name', async () => {
  const answers = [
    new Refusal('MEDIA_QUOTA', 429, 'You have sent many files today. Please try again tomorrow.'),
    new Refusal('MEDIA_BROKEN', 422, 'This file cannot be read. Please choose another one.'),
  ];
  show({ [uploadPath]: () => answers.shift() ?? null });
  const dialog = await open();
  await uploadTo(dialog, picture('lamp.png'), picture('room.png'));
  await waitFor(() => expect(dialog.getByText(/^You have sent many files today/)).toBeDefined());
  await waitFor(() => expect(dialog.getByText(/^This file cannot be read/)).toBeDefined());
});

test('at most six pictures are taken', async () => {
  let number = 0;
  show({
    [uploadPath]: () => ({ mediaId: `P${(number += 1)}`, url: `/media/uploads/P${number}.png`, type: 'IMAGE' }),
  });
  const dialog = await open();
  await uploadTo(dialog, ...[1, 2, 3, 4, 5, 6, 7].map((index) => picture(`${index}.png`)));
  expect(await dialog.findByText('That’s all 6')).toBeDefined();
  expect(dialog.getAllByRole('listitem')).toHaveLength(6);
});

test.each([
  [{ status: 'PENDING' as const }, ['Thanks! We’ll check your review before it goes live.']],
  [{ status: 'PUBLISHED' as const }, ['Your review is live.']],
  [
    { status: 'REJECTED' as const, rejection: 'PICTURE' as const },
    ['Your review isn’t shown.', 'We can’t show one of the pictures.'],
  ],
])('a review that is %j says so on its line, and no other is offered', (state, words) => {
  show({}, { toReview: false, review: { reviewId: 'R1', rating: 4, ...state } });
  for (const word of words) expect(screen.getByText(word)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
