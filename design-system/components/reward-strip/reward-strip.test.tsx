import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RewardStrip } from './reward-strip.tsx';

afterEach(cleanup);

const coins = { href: '/coin/center', title: '1,280 coins', text: 'worth $12.80' };

test('a reward strip is a named region whose facts are links that read as one', () => {
  render(<RewardStrip label="Your coins" facts={[coins]} />);
  expect(screen.getByRole('region', { name: 'Your coins' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '1,280 coins worth $12.80' }).getAttribute('href')).toBe('/coin/center');
});

test('what has happened is announced where it was said before', () => {
  const { rerender } = render(<RewardStrip label="Your coins" facts={[coins]} status="2 days in a row" />);
  const status = screen.getByRole('status');
  rerender(<RewardStrip label="Your coins" facts={[coins]} status="Checked in" />);
  expect(status.textContent).toBe('Checked in');
});
