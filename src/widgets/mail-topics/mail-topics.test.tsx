import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { MailTopics } from './mail-topics.tsx';
import type { MailPreferences } from './use-mail-choices.ts';

const path = '/app-mall/v1/order/unsubscribe';

const preferences: MailPreferences = {
  emailMasked: 'o•••@lampyris.test',
  topics: [
    { topic: 'ORDER_UPDATES', label: 'Order updates', about: 'Needed for your order.', state: 'ON', locked: true },
    { topic: 'STOCK_ALERTS', label: 'Back in stock', about: 'One mail.', state: 'ON' },
    { topic: 'NEWS', label: 'News', about: 'Now and then.', state: 'OFF' },
  ],
};

afterEach(cleanup);

function show(answers: Answers = { [path]: preferences }) {
  const { requests } = renderInShop(<MailTopics preferences={preferences} token="t0ken" />, answers);
  const bodies = async (): Promise<unknown[]> =>
    Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.clone().json()));
  return { bodies };
}

const lamp = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what an order needs stays on', () => {
  show();
  expect(lamp(/^Order updates/).disabled).toBe(true);
  expect(lamp(/^Order updates/).checked).toBe(true);
});

test('a choice shows at once, is sent alone with its link, and can be taken back', async () => {
  const { bodies } = show();
  await userEvent.click(lamp(/^Back in stock/));
  expect(lamp(/^Back in stock/).checked).toBe(false);
  await press('Undo');
  expect(lamp(/^Back in stock/).checked).toBe(true);
  await waitFor(async () =>
    expect(await bodies()).toEqual([
      { token: 't0ken', topics: [{ topic: 'STOCK_ALERTS', state: 'OFF' }] },
      { token: 't0ken', topics: [{ topic: 'STOCK_ALERTS', state: 'ON' }] },
    ]),
  );
});

test('all of it ends at one press; undoing brings back what was on and nothing else', async () => {
  const { bodies } = show();
  await press('Unsubscribe from all');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Unsubscribe from all' }).disabled).toBe(true);
  await press('Undo');
  expect([lamp(/^Back in stock/).checked, lamp(/^News/).checked]).toEqual([true, false]);
  await waitFor(async () =>
    expect(await bodies()).toEqual([
      { token: 't0ken', all: true },
      {
        token: 't0ken',
        topics: [
          { topic: 'STOCK_ALERTS', state: 'ON' },
          { topic: 'NEWS', state: 'OFF' },
        ],
      },
    ]),
  );
});

test('a reason goes along with the choices, so that it ends nothing by itself', async () => {
  const { bodies } = show();
  await press('Unsubscribe from all');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /why/ }), 'TOO_MANY');
  await waitFor(async () =>
    expect((await bodies()).at(-1)).toEqual({
      token: 't0ken',
      reasonCode: 'TOO_MANY',
      topics: [
        { topic: 'STOCK_ALERTS', state: 'OFF' },
        { topic: 'NEWS', state: 'OFF' },
      ],
    }),
  );
});

test('what could not be saved is as it was, and says so', async () => {
  show({ [path]: new Refusal('MAIL_LINK_INVALID', 422, 'This link is not valid any more.') });
  await userEvent.click(lamp(/^News/));
  expect(await screen.findByText(/This link is not valid any more/)).toBeDefined();
  expect(lamp(/^News/).checked).toBe(false);
});
