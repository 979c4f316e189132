import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createShopClient } from '../../api/client.ts';
import { AppContextProvider } from '../../actors/app-context.ts';
import { noMachines } from '../../actors/machine-arrival.ts';
import { isOrderNumber, orderNumberOf } from './order-number.ts';
import { OrderLookup } from './order-lookup.tsx';

afterEach(cleanup);

/** A shop that answers every request alike and keeps what it was asked. */
function open(answer: object) {
  const bodies: unknown[] = [];
  const client = createShopClient(async (request) => {
    bodies.push(await request.json());
    return Response.json({ message: '', data: {}, serverTime: 1, traceId: 't', ...answer });
  }, 'https://shop.test');
  const data = new QueryClient();
  render(
    <QueryClientProvider client={data}>
      <AppContextProvider
        value={{
          data,
          client,
          machines: noMachines,
          site: 'US',
          origin: 'https://shop.test',
          base: '',
        }}
      >
        <OrderLookup />
      </AppContextProvider>
    </QueryClientProvider>,
  );
  return bodies;
}

async function fill(orderNo: string, email: string) {
  await userEvent.type(screen.getByLabelText('Order number'), orderNo);
  await userEvent.type(screen.getByLabelText('E-mail of the order'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
}

describe('the order look-up', () => {
  test('sends the number as it is kept, however it was copied, and never says whether it matched', async () => {
    const bodies = open({ status: 200 });
    await fill('#lus261121 k7q2md', ' ada@example.com');
    expect(await screen.findByText(/If they match we sent a link/)).toBeTruthy();
    expect(bodies).toEqual([{ orderNo: 'LUS261121K7Q2MD', email: 'ada@example.com' }]);
  });

  test('asks nobody while number or e-mail cannot be right, and leads to both', async () => {
    const bodies = open({ status: 200 });
    await fill('LUS', 'ada');
    expect(screen.getByRole('alert').querySelectorAll('a').length).toBe(2);
    expect(bodies).toEqual([]);
  });

  test('says why it was refused and keeps what was typed', async () => {
    open({ status: 429, code: 'RATE_LIMITED', message: 'Too many attempts. Please wait a moment.' });
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
