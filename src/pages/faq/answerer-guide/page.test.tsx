import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { components } from '#openapi/types.ts';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import AnswererGuidePage from './page.tsx';
import { dome } from '../parts/faq-fixture.ts';

type Status = components['schemas']['AnswererStatus'];

const statusPath = '/app-mall/v1/appQuestionAnswer/answerer-status';
const applyPath = '/app-mall/v1/appQuestionAnswer/answerer-apply';

afterEach(cleanup);

const statusOf = (more: Partial<Status> = {}): Status => ({
  status: 'NONE',
  level: 1,
  minLevel: 2,
  ownedModels: [dome],
  mayApply: true,
  retryTime: null,
  reason: null,
  models: [],
  motive: null,
  coins: { answer: 50, best: 100 },
  ...more,
});

const show = (status: Status | Refusal, answers: Answers = {}) =>
  renderInShop(<AnswererGuidePage />, { [statusPath]: status, ...answers }, 'US', 'm1');

test('a guest reads what an answer brings and what is asked, and is asked to log in', () => {
  const { requests } = renderInShop(<AnswererGuidePage />, {}, 'US', null);
  expect(screen.getByRole('heading', { level: 1, name: 'Answer questions, earn coins' })).toBeTruthy();
  expect(screen.getByText('50 coins')).toBeTruthy();
  expect(screen.getByText('100 more coins')).toBeTruthy();
  expect(screen.getByText('You own one of our lights')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/account/login?redirect=%2Ffaq%2Fanswerer-guide',
  );
  expect(screen.queryByText('Not yet')).toBeNull();
  expect(screen.getAllByRole('img', { name: /^Two armchairs/ })).not.toEqual([]);
  expect(requests).toEqual([]);
});

test('a member sees which needs are met', async () => {
  show(statusOf());
  expect(await screen.findByText('Yes')).toBeTruthy();
  expect(screen.getByText('You’re at level 1')).toBeTruthy();
  cleanup();
  show(statusOf({ ownedModels: [], mayApply: false }));
  expect(await screen.findByText('Not yet')).toBeTruthy();
  expect(screen.getByText(/^You can apply once a light/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

test('an application says what is missing, goes out with the ticked lights, and its state takes the focus', async () => {
  const apply = vi.fn((_request: Request) => statusOf({ status: 'PENDING', mayApply: false }));
  show(statusOf(), { [applyPath]: apply });
  const send = await screen.findByRole('button', { name: 'Apply' });
  await userEvent.click(send);
  expect(screen.getByText('Please fix 2 fields')).toBeTruthy();
  const motive = screen.getByRole('textbox', { name: 'Why do you want to answer?' });
  await userEvent.type(motive, 'I read under mine every night.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I’ve read the rules and will follow them.' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dome' }));
  await userEvent.click(send);
  expect(screen.getAllByText('Choose at least one light.').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dome' }));
  expect(apply).not.toHaveBeenCalled();
  await userEvent.click(send);
  const state = await screen.findByText('We’re reviewing your application');
  await waitFor(() => expect(document.activeElement?.contains(state)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(await apply.mock.calls[0]?.[0].json()).toEqual({
    models: ['LM-DOME'],
    motive: 'I read under mine every night.',
    agreeRule: true,
  });
});

describe('the state of an application', () => {
  test.each([
    [{ status: 'PENDING' as const, mayApply: false }, 'We’re reviewing your application', false],
    [{ status: 'APPROVED' as const, mayApply: false }, 'You’re an answerer', false],
    [
      { status: 'REJECTED' as const, mayApply: false, reason: 'Too short.', retryTime: Date.UTC(2026, 11, 24, 12) },
      'Too short.',
      false,
    ],
    [{ status: 'REJECTED' as const, mayApply: true }, 'Not this time', true],
    [{ status: 'SUSPENDED' as const, mayApply: false }, 'You’re not an answerer right now', false],
  ])('%j is said, and a form stands where one may apply', async (more, words, hasForm) => {
    show(statusOf(more));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply' }) !== null).toBe(hasForm);
    if ('retryTime' in more) expect(screen.getByText(/^You can apply again from .*24, 2026\.$/)).toBeTruthy();
  });

  test('of an answerer leads to the questions that wait', async () => {
    show(statusOf({ status: 'APPROVED', mayApply: false }));
    const way = await screen.findByRole('link', { name: 'Questions for you' });
    expect(way.getAttribute('href')).toBe('/faq/my-space?tab=INVITED');
  });

  test('that cannot be read offers to try again', async () => {
    show(new Refusal('BAD_REQUEST', 400, 'Broken'));
    const main = within(document.body);
    expect(await main.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
