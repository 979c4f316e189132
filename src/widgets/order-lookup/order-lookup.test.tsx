import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { isOrderNumber, orderNumberOf } from './order-number.ts';
import { OrderLookup } from './order-lookup.tsx';

afterEach(cleanup);

const path = '/app-mall/v1/order/lookup';

async function fill(orderNo: string, email: string) {
  await userEvent.type(screen.getByLabelText('Order number'), orderNo);
  await userEvent.type(screen.getByLabelText('Email you ordered with'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
}

describe('the order look-up', () => {
  test('sends the number as it is kept, however it was copied, and never says whether it matched', async () => {
    const { requests } = renderInShop(<OrderLookup />, { [path]: {} });
    await fill('#lus261121 k7q2md', ' ada@example.com');
    expect(await screen.findByText(/If they match we sent a link/)).toBeTruthy();
    expect(requests).toHaveLength(1);
    expect(await requests[0]?.json()).toEqual({ orderNo: 'LUS261121K7Q2MD', email: 'ada@example.com' });
  });

  test('keeps the focus in its place when the email is sent, and when the form is back for another order', async () => {
    renderInShop(<OrderLookup />, { [path]: {} });
    await fill('LUS261121K7Q2MD', 'ada@example.com');
    const again = await screen.findByRole('button', { name: 'Look up another order' });
    expect(document.activeElement).toBe(again);
    await userEvent.click(again);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Order number')));
  });

  test('asks nobody while number or email cannot be right, and leads to both', async () => {
    const { requests } = renderInShop(<OrderLookup />, { [path]: {} });
    await fill('LUS', 'ada');
    expect(screen.getByRole('alert').querySelectorAll('a').length).toBe(2);
    expect(requests).toEqual([]);
  });

  test('says why it was refused and keeps what was typed', async () => {
    const refusal = new Refusal('RATE_LIMITED', 429, 'Too many attempts. Please wait a moment.');
    renderInShop(<OrderLookup />, { [path]: refusal });
    await fill('LUS261121K7Q2MD', 'ada@example.com');
    expect(await screen.findByText('Too many attempts. Please wait a moment.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('LUS261121K7Q2MD');
  });
});

describe('an order number', () => {
  test.each([
    ['LUS26112', true],
    ['LUS2611', false],
    ['A'.repeat(24), true],
    ['A'.repeat(25), false],
    ['LUS2611Ü', false],
  ])('%s is one: %s', (text, expected) => {
    expect(isOrderNumber(orderNumberOf(text))).toBe(expected);
  });
});
