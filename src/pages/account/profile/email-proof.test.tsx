import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type Answers, Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import ProfilePage from './page.tsx';

const account = '/bff-app/v1/mobile/user-info';
const again = '/bff-app/v1/mobile/email/proof';
const confirm = `${again}/confirm`;
const info = {
  email: 'ola@lampyris.test',
  nickname: 'Ola',
  avatarUrl: null,
  avatarStyle: 1,
  tagUrls: [],
  defaultAvatars: { light: '/a', dark: '/b' },
  site: 'US',
  deletionTime: null,
};

afterEach(cleanup);

/** The page that the link in the mail opens. @returns the requests to a path */
async function openLink(answers: Answers) {
  window.history.replaceState(null, '', '/profile?part=password&confirm=mailed');
  const { requests } = renderInShop(<ProfilePage />, answers, 'US', 'member-1');
  await screen.findByRole('heading', { level: 1 });
  return (path: string) => requests.filter(({ url }) => new URL(url).pathname === path);
}

test('the link in the mail proves the email', async () => {
  let emailProved = false;
  const sent = await openLink({
    [account]: () => ({ ...info, emailProved }),
    [confirm]: () => {
      emailProved = true;
      return {};
    },
  });
  await waitFor(() => expect(screen.queryByText('Confirm your email')).toBeNull());
  expect(await sent(confirm)[0]?.clone().json()).toEqual({ token: 'mailed' });
});

test('a link that is over says so, and another one is mailed', async () => {
  const sent = await openLink({
    [account]: { ...info, emailProved: false },
    [confirm]: new Refusal('AUTH_TICKET_INVALID', 422, 'Please confirm your email again.'),
    [again]: {},
  });
  expect(await screen.findByText(/^This link has expired/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(/^Sent\./)).toBeDefined();
  expect(sent(again)).toHaveLength(1);
});
