import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lampPicture } from '../../docs/lamps.ts';
import { FlashDeck, type FlashOffer } from './flash-deck.tsx';

afterEach(cleanup);

const offer: FlashOffer = {
  title: 'Torch',
  href: '/product-detail?sku=1',
  picture: lampPicture('torch', 'torch'),
  price: { now: '$39.00' },
  quota: { value: 62, label: 'Claimed', text: '62 % claimed' },
};
const words = {
  title: 'Flash sale',
  lead: 'Ends in',
  emptyText: 'Back at noon',
  previousLabel: 'Back',
  nextLabel: 'On',
};

test('a flash deck shows how much of each offer is sold', () => {
  render(<FlashDeck {...words} offers={[offer]} />);
  expect(screen.getByRole('progressbar', { name: 'Claimed' }).getAttribute('aria-valuenow')).toBe('62');
  expect(screen.getByText('62 % claimed')).toBeTruthy();
});

test('a flash deck is busy while it loads, and says when there is no offer', () => {
  const { rerender } = render(<FlashDeck {...words} offers={[]} loading />);
  const region = screen.getByRole('region', { name: 'Flash sale' });
  expect([region.getAttribute('aria-busy'), screen.queryByText('Back at noon')]).toEqual(['true', null]);
  rerender(<FlashDeck {...words} offers={[]} />);
  expect([region.getAttribute('aria-busy'), screen.queryByText('Back at noon') !== null]).toEqual(['false', true]);
});
