import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { LinkRequest } from './link-request.tsx';
import UnsubscribePage from './page.tsx';

const path = '/app-mall/v1/order/unsubscribe/link';
afterEach(cleanup);

async function ask(email: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
}

test('asks for a link and never says whether the address is known', async () => {
  const { requests } = renderInShop(<LinkRequest />, { [path]: {} });
  await ask(' ola@lampyris.test ');
  expect(await screen.findByText(/If we have this address/)).toBeDefined();
  expect(await requests[0]?.json()).toEqual({ email: 'ola@lampyris.test' });
});

test('asks nobody about what is no address, and leads back to it', async () => {
  const { requests } = renderInShop(<LinkRequest />, { [path]: {} });
  await ask('ola@');
  expect(requests).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
});

test('says why it was refused and keeps what was typed', async () => {
  renderInShop(<LinkRequest />, { [path]: new Refusal('RATE_LIMITED', 429, 'Too many attempts.') });
  await ask('ola@lampyris.test');
  expect(await screen.findByText('Too many attempts.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('ola@lampyris.test');
});

test('shows samples of the mails that are on, and of one that is switched on at once', async () => {
  const topic = (name: string, state: string) => ({ topic: name, label: name, about: 'What it is.', state });
  const topics = [topic('ORDER_UPDATES', 'ON'), topic('COMMUNITY', 'ON'), topic('NEWS', 'OFF')];
  const preferences = { emailMasked: 'o•••@lampyris.test', topics };
  renderInShop(<UnsubscribePage />, { '/app-mall/v1/order/unsubscribe': preferences }, 'US', 'ola');
  const subjects = () =>
    within(screen.getByRole('region', { name: 'What these emails say' }))
      .getAllByRole('listitem')
      .map((sample) => sample.firstChild?.textContent);
  const news = await screen.findByRole('switch', { name: /^NEWS/ });
  expect(subjects()).toEqual(['Your order is on its way', '2 comments on your answer']);
  await userEvent.click(news);
  expect(subjects()).toContain('Three lamps for long evenings');
  await userEvent.click(screen.getByRole('switch', { name: /^COMMUNITY/ }));
  expect(subjects()).not.toContain('2 comments on your answer');
});
