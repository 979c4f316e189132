import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

describe('a button', () => {
  test('does not submit a form unless told to', () => {
    render(<Button>Buy</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  test('while loading says busy, keeps its label in place and swallows the press', async () => {
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

  test('lends its looks to a link and keeps the link a link', () => {
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
