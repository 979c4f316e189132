import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

describe('a button', () => {
  test('does not submit a form unless its type says so', () => {
    render(<Button>Buy</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  test('that is loading is busy, keeps its label and ignores presses', async () => {
    const press = vi.fn();
    render(
      <Button loading onClick={press}>
        Place order
      </Button>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(button.textContent).toBe('Place order');
  });

  test('as a child styles a link and keeps it a link', () => {
    render(
      <Button asChild>
        <a href="/home" className="mine">
          Home
        </a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Home' });
    expect(link.className.split(' ').length).toBeGreaterThan(2);
    expect(link.className).toContain('mine');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
