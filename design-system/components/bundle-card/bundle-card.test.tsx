import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lampPicture } from '../../docs/lamps.ts';
import { BundleCard } from './bundle-card.tsx';

afterEach(cleanup);

const bundle = {
  title: 'Garden set',
  href: '/prom/suit-detail?suitId=1',
  pictures: [lampPicture('torch', 'Garden torch'), lampPicture('festoon', 'String lights')],
  contents: 'Torch and string lights',
  price: { now: '$119.00' },
  action: <button type="button">Add both</button>,
};

test('a bundle card shows each of its lamps and one action for all', () => {
  render(<BundleCard {...bundle} saving="Save $24" />);
  expect(screen.getAllByRole('img', { name: /Garden torch|String lights/ }).length).toBeGreaterThanOrEqual(2);
  expect(screen.getByRole('button', { name: 'Add both' })).toBeTruthy();
  expect(screen.getByText('Save $24')).toBeTruthy();
});

test('a bundle card with a sold-out lamp says so instead of its action', () => {
  render(<BundleCard {...bundle} unavailable="The torch is sold out" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('The torch is sold out')).toBeTruthy();
});
