import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { components } from '#openapi/types.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { Receipt } from './receipt.tsx';

afterEach(cleanup);

type Revoke = components['schemas']['Revoke'];

const base = {
  orderNo: 'LM1',
  mode: 'WITHDRAW' as const,
  receivedTime: 1_795_000_000_000,
  confirmationSentTime: 1_795_000_000_000,
  refund: null,
};
const returning: Revoke = {
  ...base,
  revokeNo: 'V1',
  status: 'AWAITING_RETURN',
  returnDueTime: 1_796_000_000_000,
  lines: [{ lineId: 'A', title: 'Reed', quantity: 2 }],
};
const unsent: Revoke = {
  ...base,
  revokeNo: 'V2',
  status: 'REFUNDING',
  lines: [{ lineId: 'A', title: 'Reed', quantity: 1 }],
};

function show(receipt: string, revokes: readonly Revoke[], mode: Revoke['mode'] = 'WITHDRAW'): void {
  const order = { orderNo: 'LM1', lines: [], revokes };
  renderInShop(<Receipt order={Object.assign(order)} receipt={{ revokeNo: receipt, mode }} />);
}

test('a withdrawal from sent and unsent pieces shows both parts, and no earlier one', () => {
  show('V1', [{ ...unsent, declaredWith: 'V1' }, returning, { ...unsent, revokeNo: 'V0' }]);
  expect(screen.getByText(/Items that hadn’t shipped .* Send the rest back/)).toBeDefined();
  expect(screen.getByText('2 × Reed')).toBeDefined();
  expect(screen.getByText('1 × Reed')).toBeDefined();
  expect(screen.queryByText('V0')).toBeNull();
});

test('a withdrawal from unsent pieces asks for nothing to be sent back', () => {
  show('V2', [unsent]);
  expect(screen.getByText(/your refund is on its way\.$/)).toBeDefined();
  expect(screen.queryByText('Send it back by')).toBeNull();
});

test('a withdrawal from sent pieces says how they come back, and its number before the order is read again', () => {
  show('V1', [returning]);
  expect(screen.getByText(/^The confirmation is in your inbox\. Send the goods back/)).toBeDefined();
  cleanup();
  show('V1', []);
  expect(screen.getByText('V1')).toBeDefined();
});

test('a cancellation whose refund waits for a bank says so, and promises no days', () => {
  const refund = { refundNo: 'R1', amount: { amount: 500, currency: 'USD' as const }, reason: '', createdTime: 1 };
  show(
    'V3',
    [{ ...unsent, revokeNo: 'V3', mode: 'CANCEL_PAID', refund: { ...refund, status: 'HELD' } }],
    'CANCEL_PAID',
  );
  expect(screen.getByText(/^Your bank holds the money/)).toBeDefined();
  expect(screen.getByText('Your bank is deciding')).toBeDefined();
  expect(screen.getByText('$5.00 · On hold until your bank decides')).toBeDefined();
  expect(screen.queryByText(/on its way/)).toBeNull();
});
