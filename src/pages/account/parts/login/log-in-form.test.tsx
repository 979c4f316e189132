import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createShopClient } from '#src/api/client.ts';
import { AppContextProvider } from '#src/actors/app-context.ts';
import { noMachines } from '#src/actors/machine-arrival.ts';
import { keepTypedEmail } from '../typed-email.ts';
import { LogInForm } from './log-in-form.tsx';

beforeEach(() => keepTypedEmail(''));
afterEach(cleanup);

function open(answer: object) {
  const bodies: unknown[] = [];
  const client = createShopClient(async (request) => {
    bodies.push(await request.json());
    return Response.json({ message: '', data: null, serverTime: 1, traceId: 't', ...answer });
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
        <LogInForm onForgot={vi.fn()} />
      </AppContextProvider>
    </QueryClientProvider>,
  );
  return bodies;
}

async function logIn(email: string, password: string) {
  if (email !== '') await userEvent.type(screen.getByLabelText('E-mail'), email);
  if (password !== '') await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the log-in', () => {
  test('marks both fields wrong with one sentence', async () => {
    open({ status: 401, code: 'AUTH_BAD_CREDENTIALS', message: 'E-mail or password is not right.' });
    await logIn('ada@example.com', 'Glow-worm-42');
    expect(await screen.findByText('E-mail or password is not right. Please check both.')).toBeTruthy();
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBeNull();
  });

  test('of a locked account counts down and cannot be pressed', async () => {
    const bodies = open({ status: 429, code: 'AUTH_LOCKED', message: 'Too many attempts.', data: { retryAfter: 899 } });
    await logIn('ada@example.com', 'Glow-worm-42');
    expect((await screen.findByRole('timer')).textContent).toMatch(/^1[45]:\d\d$/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(true);
    expect(bodies.length).toBe(1);
  });

  test('asks nobody without an e-mail and a password', async () => {
    const bodies = open({ status: 200 });
    await logIn('ada', '');
    expect(screen.getByRole('alert').querySelectorAll('a').length).toBe(2);
    expect(bodies).toEqual([]);
  });
});
