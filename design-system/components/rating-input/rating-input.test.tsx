import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { lit } from './rating-input.css.ts';
import { RatingInput } from './rating-input.tsx';

afterEach(cleanup);

const words = ['1 star, poor', '2 stars, fair', '3 stars, good', '4 stars, very good', '5 stars, superb'] as const;

function Form({ from = 0, error }: { from?: number; error?: string }) {
  const [value, setValue] = useState(from);
  return <RatingInput legend="Your rating" words={words} value={value} onChange={setValue} error={error} />;
}

const litStars = () => [...document.querySelectorAll('path')].filter((path) => path.classList.contains(lit)).length;

describe('a rating input', () => {
  test.each([
    [' ', 1],
    ['{ArrowRight}', 2],
    ['{ArrowRight}{ArrowRight}', 3],
    ['{ArrowLeft}', 5],
  ])('gives, by keyboard with Tab and then %j, %i stars', async (keys, stars) => {
    render(<Form />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(screen.getAllByRole('radio').map((radio) => radio.matches(':checked'))).toEqual(
      words.map((_, index) => index + 1 === stars),
    );
    expect(litStars()).toBe(stars);
  });

  test('lights hovered stars and resets them when the pointer leaves', async () => {
    render(<Form from={2} />);
    const fourth = screen.getByRole('radio', { name: '4 stars, very good' });
    await userEvent.hover(fourth);
    expect(litStars()).toBe(4);
    await userEvent.unhover(fourth);
    await userEvent.hover(document.body);
    expect(litStars()).toBe(2);
  });

  test('shows its error beside the stars', () => {
    render(<Form error="Give one star or more" />);
    const group = screen.getByRole('group', { name: 'Your rating' });
    const said = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toBe('Give one star or more');
  });
});
