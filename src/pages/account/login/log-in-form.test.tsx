import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { keepTypedEmail } from '../parts/typed-email.ts';
import { LogInForm } from './log-in-form.tsx';

beforeEach(() => keepTypedEmail(''));
afterEach(cleanup);

const path = '/bff-app/v1/mobile/email/login';

const open = (answer: object) => renderInShop(<LogInForm onForgot={vi.fn()} />, { [path]: answer }).requests;

async function logIn(email: string, password: string) {
  if (email !== '') await userEvent.type(screen.getByLabelText('Email'), email);
  if (password !== '') await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the log-in', () => {
  test('marks both fields wrong with one sentence', async () => {
    open(new Refusal('AUTH_BAD_CREDENTIALS', 401, 'Email or password is not right.'));
    await logIn('ada@example.com', 'Glow-worm-42');
    expect(await screen.findByText('Your email or password isn’t right. Check both.')).toBeTruthy();
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBeNull();
  });

  test('of a locked account counts down and cannot be pressed', async () => {
    const requests = open(new Refusal('AUTH_LOCKED', 429, 'Too many attempts.', { retryAfter: 899 }));
    await logIn('ada@example.com', 'Glow-worm-42');
    expect((await screen.findByRole('timer')).textContent).toMatch(/^1[45]:\d\d$/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(true);
    expect(requests).toHaveLength(1);
  });

  test('asks nobody without an email and a password', async () => {
    const requests = open({});
    await logIn('ada', '');
    expect(screen.getByRole('alert').querySelectorAll('a').length).toBe(2);
    expect(requests).toEqual([]);
  });
});
