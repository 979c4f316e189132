import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { dome, homeOf } from '../parts/help-fixture.ts';
import type { SupportHome } from '../parts/help-queries.ts';
import SupportHomePage from './page.tsx';

beforeEach(() => window.history.replaceState(null, '', '/support'));
afterEach(cleanup);

const show = (home: SupportHome | Refusal, member: string | null = null) =>
  renderInShop(<SupportHomePage />, { '/app-mall/v1/support/home': home }, 'US', member);
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('leads to articles, orders and a person, who says until when they answer', async () => {
  show(homeOf());
  expect(await hrefOf('Pair again')).toBe('/support/topic-faq-detail/connect?faqId=pair-again');
  expect(await hrefOf('All 4 articles')).toBe('/support/topic-faq-detail/connect');
  expect(await hrefOf('Where is my order?')).toBe('/order/list');
  expect(await hrefOf('Write to us')).toBe('/support/consultation-center');
  expect(screen.getByText('Tue, Nov 24, 6:00 PM ET')).toBeTruthy();
  expect(screen.getByRole('search').getAttribute('action')).toBe('/support/search');
  expect(screen.queryByText('Your lights')).toBeNull();
});

test('has the lights of a member and the days on which nobody answers', async () => {
  show(homeOf({ myProducts: [dome], notices: [{ kind: 'CLOSED', day: Date.UTC(2026, 11, 24, 17) }] }), 'm1');
  expect(await hrefOf('Dome')).toBe('/support/sku-faq-detail/LM-DOME');
  expect(screen.getByText('We’re closed on Thu, Dec 24.')).toBeTruthy();
});

test('keeps its search and the ways to orders where the help cannot be read', async () => {
  show(new Refusal('BAD_REQUEST', 400, 'Broken'));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.getByRole('searchbox')).toBeTruthy();
  expect(await hrefOf('Return something')).toBe('/order/rma');
});
