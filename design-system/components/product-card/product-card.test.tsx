import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProductCard } from './product-card.tsx';

afterEach(cleanup);

test('a product card has one link named by its title, a heading and its price', () => {
  render(
    <ProductCard
      title="Dome lamp"
      href="/product-detail?spu=dome"
      picture={{ alt: '', width: 640, height: 640, day: { src: '/day.webp' } }}
      price={{ now: '$79.99' }}
      badge={{ text: 'New', tone: 'inverse' }}
      action={<button type="button">Add to cart</button>}
    />,
  );
  const card = within(screen.getByRole('article'));
  expect(card.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dome lamp']);
  expect(card.getByRole('heading', { level: 3, name: 'Dome lamp' })).toBeTruthy();
  expect(card.getByText('$79.99')).toBeTruthy();
  expect(card.getByText('New').previousElementSibling?.textContent).toBe('$79.99');
  expect(card.getByRole('button', { name: 'Add to cart' })).toBeTruthy();
});
