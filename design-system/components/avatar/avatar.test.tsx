import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Avatar, type AvatarVariant } from './avatar.tsx';

afterEach(cleanup);

const variants: readonly AvatarVariant[] = [1, 2, 3, 4, 5, 6, 7, 8];

const shown = () => screen.getByRole('img', { name: 'Ada' }).getAttribute('data-state');

describe('a face', () => {
  test('says that its picture is on its way until it is there', () => {
    render(<Avatar name="Ada" src="/ada.webp" />);
    expect(shown()).toBe('loading');
    fireEvent.load(screen.getByRole('img'));
    expect(shown()).toBe('loaded');
  });

  test('that gets another picture is on its way again', () => {
    const { rerender } = render(<Avatar name="Ada" src="/ada.webp" />);
    fireEvent.load(screen.getByRole('img'));
    rerender(<Avatar name="Ada" src="/new.webp" />);
    expect(shown()).toBe('loading');
  });

  test('knows a picture that had come before it was looked at', () => {
    const came = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const width = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(80);
    render(<Avatar name="Ada" src="/ada.webp" />);
    expect(shown()).toBe('loaded');
    came.mockRestore();
    width.mockRestore();
  });

  test('without a picture, or with one that did not come, is the first letter of its name', () => {
    render(<Avatar name=" ada" src="/gone.webp" />);
    fireEvent.error(screen.getByRole('img', { name: 'ada' }));
    expect(screen.getByRole('img', { name: 'ada' }).textContent).toBe('A');
  });

  test('with another picture is tried again', () => {
    const { rerender } = render(<Avatar name="Ada" src="/gone.webp" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Avatar name="Ada" src="/new.webp" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/new.webp');
  });

  test.each(variants)('of look %i may carry a word at its corner', (variant) => {
    render(<Avatar name="Ada" variant={variant} corner="A" />);
    expect(screen.getByText('A', { selector: 'span span:last-child' })).toBeTruthy();
  });
});
