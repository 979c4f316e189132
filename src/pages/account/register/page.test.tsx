import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import RegisterPage from './page.tsx';

const check = '/bff-app/v1/mobile/email/check';
afterEach(cleanup);

/** What was typed on another page of the log-in stands there already. */
async function leaveEmail(typed: string) {
  await userEvent.clear(screen.getByRole('textbox', { name: 'Email' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), typed);
  await userEvent.tab();
}

test('whoever has an account is told so before a code is sent, beside the way to log in, until the email is another', async () => {
  const { requests } = renderInShop(<RegisterPage />, { [check]: { registered: true } });
  await leaveEmail(' ola@lampyris.test ');
  expect(await screen.findByText('This email already has an account.')).toBeDefined();
  expect(requests.map(({ url }) => new URL(url).searchParams.get('email'))).toEqual(['ola@lampyris.test']);
  await leaveEmail('ola@');
  expect(screen.getByRole('status').textContent).toBe('Have an account?');
});

test('what is no email is not asked about, and who asks too often goes on all the same', async () => {
  const { requests } = renderInShop(<RegisterPage />, { [check]: new Refusal('RATE_LIMITED', 429, 'Too many.') });
  await leaveEmail('ola@');
  expect(requests).toEqual([]);
  await leaveEmail('ola@lampyris.test');
  await expect.poll(() => requests.length).toBe(1);
  expect(screen.getByRole('status').textContent).toBe('Have an account?');
});
