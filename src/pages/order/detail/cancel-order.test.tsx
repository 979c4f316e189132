import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#openapi/types.ts';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { CancelOrder } from './cancel-order.tsx';

const optionsPath = '/app-mall/v1/order/revoke/options';
const revokePath = '/app-mall/v1/order/revoke';
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const paid = {
  modes: [{ mode: 'CANCEL_PAID', label: 'Cancel', refundPreview: usd(8412), consequences: ['All of it goes back.'] }],
  reasons: [
    { code: 'TOO_SLOW', label: 'It takes too long' },
    { code: 'OTHER', label: 'Something else' },
  ],
};
const receipt = {
  revokeNo: 'V1',
  orderNo: 'L1',
  mode: 'CANCEL_PAID',
  status: 'REFUNDING',
  receivedTime: 1,
  refund: null,
};

beforeEach(() => store.write(stored.intents, {}));
afterEach(cleanup);

function order(more: object = {}): components['schemas']['Order'] {
  return Object.assign(Object.create(null), { orderNo: 'L1', totals: { grandTotal: usd(8412) }, ...more });
}

function show(answers: Answers, more?: object) {
  const onClose = vi.fn();
  const shop = renderInShop(<CancelOrder order={order(more)} access="guest-key" onClose={onClose} />, {
    [optionsPath]: paid,
    ...answers,
  });
  return { ...shop, onClose };
}

async function cancelBecause(reason: string) {
  await userEvent.click(await screen.findByRole('radio', { name: reason }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
}

test("a paid order is cancelled with its reason, under a key and with the guest's own", async () => {
  const answer = vi.fn((_request: Request) => receipt);
  const { onClose, sent } = show({ [revokePath]: answer });
  await cancelBecause('It takes too long');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [request] = answer.mock.calls[0] ?? [];
  expect(await request?.json()).toEqual({ orderNo: 'L1', mode: 'CANCEL_PAID', reasonCode: 'TOO_SLOW' });
  expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      notice: expect.objectContaining({ text: expect.stringContaining('refund is on its way') }),
    }),
  );
  expect(store.read(stored.intents)).toEqual({});
});

test('the money of a payment that a bank disputes is promised for when it has decided', async () => {
  const disputes = [{ status: 'OPEN', amount: usd(8412), openedTime: 1 }];
  const { onClose, sent } = show({ [revokePath]: receipt }, { disputes });
  expect(await screen.findByText(/We’ll refund the rest/)).toBeDefined();
  await cancelBecause('Something else');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const text = 'Your order is canceled. The refund depends on your bank.';
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ notice: expect.objectContaining({ text }) }));
});

test('what was refused is said beside the buttons, and nothing closes', async () => {
  const { onClose } = show({
    [revokePath]: new Refusal('REVOKE_EXCLUDED', 422, 'This order cannot be cancelled here.'),
  });
  await cancelBecause('Something else');
  expect(await screen.findByText('This order cannot be cancelled here.')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

test('an answer that was lost is asked for again under the same key', async () => {
  const keys: (string | null)[] = [];
  show({
    [revokePath]: (request) => {
      keys.push(request.headers.get('idempotency-key'));
      return new Refusal('INTERNAL', 500, 'Oops');
    },
  });
  await cancelBecause('Something else');
  await screen.findByText(/^No answer, so/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
});

test('an order that has left meanwhile is looked at again, and the shopper is shown why nothing can be done', async () => {
  const options = vi
    .fn()
    .mockReturnValueOnce(paid)
    .mockReturnValue({ ...paid, modes: [] });
  const { onClose, sent } = show({
    [optionsPath]: options,
    [revokePath]: new Refusal('ORDER_RELEASED', 409, 'The order is already being packed.'),
  });
  await cancelBecause('Something else');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ notice: expect.objectContaining({ text: 'The order is already being packed.' }) }),
  );
});

test('a way that is offered on another page is not offered here', async () => {
  const { onClose } = show({ [optionsPath]: { ...paid, modes: [{ ...paid.modes[0], mode: 'WITHDRAW' }] } });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
