import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Avatar, type AvatarVariant } from './avatar.tsx';

afterEach(cleanup);

const variants: readonly AvatarVariant[] = [1, 2, 3, 4, 5, 6, 7, 8];

const shown = () => screen.getByRole('img', { name: 'Ada' }).getAttribute('data-state');

describe('an avatar', () => {
  test('is loading until its picture has loaded', () => {
    render(<Avatar name="Ada" src="/ada.webp" />);
    expect(shown()).toBe('loading');
    fireEvent.load(screen.getByRole('img'));
    expect(shown()).toBe('loaded');
  });

  test('is loading again when its picture changes', () => {
    const { rerender } = render(<Avatar name="Ada" src="/ada.webp" />);
    fireEvent.load(screen.getByRole('img'));
    rerender(<Avatar name="Ada" src="/new.webp" />);
    expect(shown()).toBe('loading');
  });

  test('detects a picture that loaded before hydration', () => {
    const came = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const width = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(80);
    render(<Avatar name="Ada" src="/ada.webp" />);
    expect(shown()).toBe('loaded');
    came.mockRestore();
    width.mockRestore();
  });

  test('shows the initial without a picture, or when the picture failed', () => {
    render(<Avatar name=" ada" src="/gone.webp" />);
    fireEvent.error(screen.getByRole('img', { name: 'ada' }));
    expect(screen.getByRole('img', { name: 'ada' }).textContent).toBe('A');
  });

  test('tries another picture after a failed one', () => {
    const { rerender } = render(<Avatar name="Ada" src="/gone.webp" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Avatar name="Ada" src="/new.webp" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/new.webp');
  });

  test.each(variants)('of variant %i may have a label at its corner', (variant) => {
    render(<Avatar name="Ada" variant={variant} corner="A" />);
    expect(screen.getByText('A', { selector: 'span span:last-child' })).toBeTruthy();
  });
});
