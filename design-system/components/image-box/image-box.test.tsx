import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { ImageBox, type Picture } from './image-box.tsx';

afterEach(cleanup);

const day: Picture = { alt: 'Dome lamp', width: 640, height: 640, day: { src: '/day.webp', lqip: '#c9b79c' } };

describe('an image box', () => {
  test('that is loading shows the average colour and reserves its space [S2.image-box.01]', () => {
    const { container } = render(<ImageBox picture={day} sizes="50vw" />);
    expect(container.querySelector('svg')?.getAttribute('color')).toBe('#c9b79c');
    expect(screen.getByRole('img', { name: 'Dome lamp' }).hasAttribute('data-state')).toBe(false);
  });

  test("that failed shows a message and its text alternative instead of the browser's broken image [S2.image-box.02]", () => {
    render(<ImageBox picture={day} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img', { name: 'Dome lamp' }));
    expect(screen.getByRole('img', { name: 'Dome lamp' }).getAttribute('data-state')).toBe('failed');
    expect(document.querySelector('img')).toBeNull();
  });

  test('whose AVIF file cannot be read shows the fallback file, and fails when that cannot be read either', () => {
    render(<ImageBox picture={{ ...day, day: { avif: '/day-320.avif 320w', src: '/day.webp' } }} sizes="50vw" />);
    expect(screen.getByRole('img').getAttribute('srcset')).toBe('/day-320.avif 320w');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img').hasAttribute('srcset')).toBe(false);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/day.webp');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Dome lamp' }).getAttribute('data-state')).toBe('failed');
  });

  test('that failed can be retried', async () => {
    const { container } = render(<ImageBox picture={day} sizes="50vw" retryLabel="Try again" />);
    fireEvent.error(screen.getByRole('img', { name: 'Dome lamp' }));
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/day.webp');
  });

  test('with a night picture renders both as lazy, also with priority, so that the hidden one is never fetched', () => {
    const { container } = render(
      <ImageBox picture={{ ...day, night: { src: '/night.webp' } }} sizes="50vw" priority />,
    );
    const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(loading).toEqual(['lazy', 'lazy']);
  });
});
