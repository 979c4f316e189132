import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lampPicture } from '../../docs/lamps.ts';
import { DealHero } from './deal-hero.tsx';

afterEach(cleanup);

test('a deal hero is the heading of its page, with its former and current price', () => {
  render(
    <DealHero
      title="Halo for the screen"
      picture={lampPicture('halo-tv', 'halo-tv')}
      price={{ now: '$58.00', was: { text: '$89.00', spoken: 'Was' } }}
      saving="save $31"
      phase="live"
      phaseText="Ends in"
      action={<button type="button">Buy</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Halo for the screen' })).toBeTruthy();
  expect(document.querySelector('s')?.textContent).toBe('$89.00');
  expect(screen.getByText(/save \$31/)).toBeTruthy();
});
