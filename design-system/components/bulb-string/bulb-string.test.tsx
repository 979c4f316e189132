import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BulbString } from './bulb-string.tsx';

afterEach(cleanup);

const numbers = (container: HTMLElement, mark: 'winner' | 'own') =>
  [...container.querySelectorAll(`[data-${mark}]`)].map((bulb) => bulb.getAttribute(`data-${mark}`));

test('a string of bulbs is one picture with its label, winners lit and own entries ringed', () => {
  const { container } = render(
    <BulbString label="30 entries, 2 won" entries={30} winners={[4, 9]} own={[9, 20]} scaleText={String} />,
  );
  expect(screen.getByRole('img', { name: '30 entries, 2 won' })).toBeTruthy();
  expect([numbers(container, 'winner'), numbers(container, 'own')]).toEqual([
    ['4', '9'],
    ['9', '20'],
  ]);
});

test('a string says what a bulb stands for only where entries share bulbs', () => {
  const scaleText = vi.fn((entriesPerBulb: number) => `One bulb is ${entriesPerBulb} entries`);
  const { rerender } = render(<BulbString label="Draw" entries={400} winners={[1]} scaleText={scaleText} />);
  expect(scaleText).not.toHaveBeenCalled();
  rerender(<BulbString label="Draw" entries={2318} winners={[1]} scaleText={scaleText} />);
  expect(screen.getByText('One bulb is 6 entries')).toBeTruthy();
});
