import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { productHelpOf } from '../parts/help-fixture.ts';
import type { ProductHelp } from '../parts/help-queries.ts';
import ProductHelpPage from './page.tsx';

beforeEach(() => window.history.replaceState(null, '', '/support/sku-faq-detail/lt710'));
afterEach(cleanup);

const show = (help: ProductHelp | Refusal) =>
  renderInShop(<ProductHelpPage />, { '/app-mall/v1/support/sku-faq': help }, 'US', null);
const hrefOf = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

test('has the manual, articles that know the light, its questions and a person', async () => {
  show(productHelpOf());
  expect(await screen.findByRole('heading', { level: 1, name: 'Help with Dome' })).toBeTruthy();
  expect(await hrefOf('Open manual')).toBe('/documents/manual/LM-DOME?site=US');
  expect(await hrefOf(/^Pair again/)).toBe('/support/topic-faq-detail/connect?faqId=pair-again&model=LM-DOME');
  expect(await hrefOf('Ask a question')).toBe('/faq/list?spu=LM-DOME&ask=1');
  expect(await hrefOf('Write to us')).toBe('/support/consultation-center?model=LM-DOME');
  expect(screen.getByText('No questions yet.')).toBeTruthy();
});

test('of a model that the shop does not know leads to a search for it', async () => {
  show(new Refusal('NOT_FOUND', 404, 'Not there'));
  expect(await screen.findByRole('heading', { level: 1, name: 'We don’t know this model' })).toBeTruthy();
  expect(await hrefOf('Search the help')).toBe('/support/search?q=lt710');
});
