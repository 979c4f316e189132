import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '#src/api/save-file.ts';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { RmaDetail } from './rma-detail.tsx';
import { pauseBefore } from './label-pause.ts';
import { approved } from './rma-fixture.ts';
import { rmaStops } from './rma-stops.ts';

vi.mock('#src/api/save-file.ts', () => ({ saveFile: vi.fn() }));

beforeEach(() => store.write(stored.intents, {}));
afterEach(cleanup);

const show = (answers: Answers = {}, more: Partial<typeof approved> = {}, access?: string) =>
  renderInShop(<RmaDetail rma={{ ...approved, ...more }} access={access} />, answers, 'US', 'm1');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what can be done is what the server allows', () => {
  show({}, { actions: [], messages: [] });
  expect(screen.getByRole('heading', { level: 1, name: 'Send it back' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save the label' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('Write to us about this request', { exact: false })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull();
});

test('the label is loaded with the key of a guest and saved under the number of the request', async () => {
  const headers: (string | null)[] = [];
  show(
    { '/app-mall/v1/rma/label': (request) => (headers.push(request.headers.get('order-access-key')), {}) },
    {},
    'key',
  );
  expect(screen.getByText(/You pay the carrier when you drop it off/)).toBeDefined();
  await press('Save the label');
  await waitFor(() => expect(headers).toEqual(['key']));
});

test('a label that the carrier has not made yet is waited for, less and less often', () => {
  const { label: _label, ...waiting } = approved;
  renderInShop(<RmaDetail rma={{ ...waiting, actions: ['SHIP'] }} access={undefined} />, {}, 'US', 'm1');
  expect(screen.getByText(/^We’re making your label/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save the label' })).toBeNull();
  expect([1, 2, 3, 10].map((reads) => pauseBefore(waiting, reads))).toEqual([2_000, 4_000, 8_000, 60_000]);
  expect([pauseBefore(approved, 1), pauseBefore(undefined, 0)]).toEqual([false, false]);
});

test('a label that does not come says so beside its button', async () => {
  show({ '/app-mall/v1/rma/label': () => new Refusal('INTERNAL', 500, 'No') });
  await press('Save the label');
  expect(await screen.findByText('We couldn’t load the label. Try again.')).toBeDefined();
  expect(saveFile).not.toHaveBeenCalled();
});

test('the number of another carrier is checked at its field, and sent', async () => {
  const ship = vi.fn((_request: Request) => approved);
  show({ '/app-mall/v1/rma/shipping': ship });
  await press('Save the number');
  expect(screen.getAllByText('Enter the carrier’s name').length).toBeGreaterThan(0);
  await userEvent.type(screen.getByRole('textbox', { name: 'Carrier' }), 'Post');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tracking number' }), '12/3');
  await press('Save the number');
  expect(screen.getAllByText('Use 4 to 40 letters, digits, spaces or hyphens').length).toBeGreaterThan(0);
  expect(ship).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Tracking number' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Tracking number' }), ' 12-34 ');
  await press('Save the number');
  await waitFor(() => expect(ship).toHaveBeenCalledOnce());
  const body = await ship.mock.calls[0]?.[0].json();
  expect(body).toEqual({ orderNo: 'LUS1', rmaNo: 'R1', carrierName: 'Post', trackingNo: '12-34' });
});

test('a message that was refused stays in its box, and goes out under one key until it was answered', async () => {
  let isBroken = true;
  const keys: (string | null)[] = [];
  const message = ({ headers }: Request) => {
    keys.push(headers.get('idempotency-key'));
    return isBroken ? new Refusal('INTERNAL', 500, 'Something went wrong.') : approved;
  };
  show({ '/app-mall/v1/rma/message': message }, { actions: ['ANSWER'] });
  expect(screen.getByText('Which colour is it?')).toBeDefined();
  const box = screen.getByRole('textbox', { name: 'Your answer' });
  await userEvent.type(box, 'Bone');
  await press('Send');
  expect(await screen.findByText('Something went wrong.')).toBeDefined();
  expect(box).toHaveProperty('value', 'Bone');
  isBroken = false;
  await press('Send');
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  expect([keys.length, keys[0] === keys[1]]).toEqual([2, true]);
});

test('a request is taken back after one more question', async () => {
  const cancel = vi.fn(() => approved);
  show({ '/app-mall/v1/rma/cancel': cancel });
  await press('Cancel request');
  expect(await screen.findByRole('alertdialog', { name: 'Cancel this request?' })).toBeDefined();
  expect(cancel).not.toHaveBeenCalled();
  await press('Cancel request');
  await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});

test.each([
  ['RETURN', 'REQUESTED', [], ['Requested', 'Approved', 'On its way', 'Inspected', 'Refunded'], 0],
  ['REFUND_ONLY', 'REQUESTED', [], ['Requested', 'Approved', 'Refunded'], 0],
  ['RETURN', 'REFUNDING', [], ['Requested', 'Approved', 'Refunded'], 2],
  ['WARRANTY', 'REPLACING', ['INSPECTING'], ['Requested', 'Approved', 'On its way', 'Inspected', 'Sent to you'], 4],
  ['WARRANTY', 'REFUNDING', ['INSPECTING'], ['Requested', 'Approved', 'On its way', 'Inspected', 'Refunded'], 4],
  ['RETURN', 'REJECTED', [], [], -1],
  ['REPLACEMENT', 'ENDED', ['INSPECTING'], [], -1],
] as const)('the way of a %s that is %s after %j', (type, status, before, labels, place) => {
  const history = before.map((each) => ({ time: 1, status: each, text: '' }));
  const stops = rmaStops({ type, status, history });
  expect(stops.map(({ label }) => label)).toEqual(labels);
  expect(stops.findIndex(({ state }) => state === 'current')).toBe(place);
});

test('a carton is shown while items are to be sent back, and not where they have come or stay', () => {
  const isShown = (more: Partial<typeof approved>) => {
    show({}, more);
    const found = screen.queryAllByRole('img', { name: /^Open carton/ }).length > 0;
    cleanup();
    return found;
  };
  expect(isShown({})).toBe(true);
  expect(isShown({ status: 'INSPECTING' })).toBe(false);
  expect(isShown({ status: 'REJECTED' })).toBe(false);
  expect(isShown({ status: 'REQUESTED', type: 'REFUND_ONLY', history: [] })).toBe(false);
});
