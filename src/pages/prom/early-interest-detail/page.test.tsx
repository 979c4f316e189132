import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { detailOf, registration } from '../parts/interest-fixture.ts';
import EarlyInterestDetailPage from './page.tsx';

const detail = '/app-mall/v1/prom/interest/detail';
const interest = '/app-mall/v1/prom/interest';
const confirmPath = '/app-mall/v1/prom/interest/confirm';

beforeEach(() => window.history.replaceState(null, '', '/prom/early-Interest-detail?projectId=ring'));
afterEach(cleanup);

const open = (answers: Answers, accountId: string | null = null) =>
  renderInShop(<EarlyInterestDetailPage />, answers, 'US', accountId);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sentTo = (requests: readonly Request[], path: string) =>
  requests.filter((request) => new URL(request.url).pathname === path);

test('a guest chooses, answers, leaves an address and is sent to the inbox', async () => {
  const { requests } = open({ [detail]: detailOf(), [interest]: { state: 'VERIFY' } });
  await userEvent.click(await screen.findByRole('radio', { name: '90 cm' }));
  await userEvent.click(screen.getByText('Help us build it (optional)'));
  await userEvent.click(screen.getByRole('radio', { name: 'Kitchen' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' mara@lampyris.test');
  await press('I’m interested');
  expect(await screen.findByText('Check your inbox')).toBeDefined();
  const [sent] = sentTo(requests, interest);
  expect(await sent?.json()).toEqual({
    projectId: 'ring',
    sku: 'LM-RING-90',
    answers: [{ questionId: 'room', choiceId: 'kitchen' }],
    email: 'mara@lampyris.test',
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use another address' }));
});

test('an address that is none is sent nowhere, and the field has the focus', async () => {
  const { requests } = open({ [detail]: detailOf() });
  await press('I’m interested');
  expect(sentTo(requests, interest)).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
});

test('a member registers without an address, sees the choice and can leave', async () => {
  let own: typeof registration | null = null;
  const { requests } = open(
    {
      [detail]: () => detailOf({ registration: own }),
      [interest]: ({ method }) => {
        own = method === 'DELETE' ? null : registration;
        return method === 'DELETE' ? {} : { state: 'REGISTERED' };
      },
    },
    'member-1',
  );
  await userEvent.click(await screen.findByRole('radio', { name: '60 cm' }));
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  await press('I’m interested');
  expect(await screen.findByText('You would like: 60 cm')).toBeDefined();
  expect(document.activeElement?.textContent).toContain('You’re on the list');
  await press('Take me off the list');
  expect(await screen.findByRole('button', { name: 'I’m interested' })).toBeDefined();
  expect(sentTo(requests, interest).map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});

test('the link in the mail proves an address by a press, and not by being opened', async () => {
  window.history.replaceState(null, '', '/prom/early-Interest-detail?projectId=ring&token=t1');
  let isConfirmed = false;
  const { requests } = open({
    [detail]: () => detailOf({ registration: { ...registration, isConfirmed } }),
    [confirmPath]: () => {
      isConfirmed = true;
      return {};
    },
  });
  expect(await screen.findByText(/Confirm that m•••@lampyris.test is yours/)).toBeDefined();
  expect(sentTo(requests, confirmPath)).toEqual([]);
  await press('Confirm my address');
  expect(await screen.findByText('You’re on the list')).toBeDefined();
  expect(await sentTo(requests, confirmPath)[0]?.json()).toEqual({ projectId: 'ring', token: 't1' });
});

test('a link that is used up says so and offers the form', async () => {
  window.history.replaceState(null, '', '/prom/early-Interest-detail?projectId=ring&token=old');
  open({ [detail]: detailOf() });
  expect(await screen.findByText(/This link has been used/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'I’m interested' })).toBeDefined();
});

test.each([
  [{ state: 'COMING' }, 'Sign up from Sun, Nov 1, 10:00 AM ET'],
  [{ state: 'LAUNCHED', spu: 'LM-RING' }, 'It’s out'],
  [{ state: 'ENDED' }, 'We’re not making this light'],
] as const)('of one that is %j it says so and takes no registration', async (changes, words) => {
  open({ [detail]: detailOf(changes) });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'I’m interested' })).toBeNull();
});

test('in another market it names those that have it', async () => {
  const sites = { sites: ['EU', 'GB'] };
  open({ [detail]: new Refusal('NOT_IN_MARKET', 422, 'Not here', sites) });
  expect(await screen.findByText(/planned for .*and/)).toBeDefined();
});
