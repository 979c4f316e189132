import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkError } from '../routing/chunk-error.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const fuse: { error: Error | undefined } = { error: undefined };

function Lamp() {
  if (fuse.error !== undefined) throw fuse.error;
  return <p>The lamp is on</p>;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(cleanup);

describe('a part of a page that fails', () => {
  test('is reported, leaves the rest alone and comes back with Retry', async () => {
    fuse.error = new Error('blown');
    const onError = vi.fn();
    render(
      <>
        <p>The rest</p>
        <ErrorBoundary onError={onError}>
          <Lamp />
        </ErrorBoundary>
      </>,
    );
    expect(onError).toHaveBeenCalledExactlyOnceWith(fuse.error);
    expect(screen.getByText('The rest')).toBeTruthy();
    fuse.error = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('The lamp is on')).toBeTruthy();
  });

  test.each([
    ['timeout', /took too long/],
    ['missing', /The shop was updated/],
    ['error', /didn’t load/],
  ] as const)(
    'for want of its code (%s) says why and offers a Reload: the browser remembers a failed import',
    (fault, why) => {
      fuse.error = new ChunkError('/home', new TypeError('Failed to fetch'), fault);
      render(<ErrorBoundary>{<Lamp />}</ErrorBoundary>);
      expect(screen.getByText(why)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    },
  );

  describe('for want of a connection', () => {
    const reload = vi.fn();
    beforeEach(() => {
      reload.mockReset();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      vi.stubGlobal('location', { ...window.location, reload });
      fuse.error = new ChunkError('/home', new TypeError('Failed to fetch'), 'error');
    });
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    test('says so where it is the whole page, and loads the page again when there is one', () => {
      render(
        <ErrorBoundary isWholePage>
          <Lamp />
        </ErrorBoundary>,
      );
      expect(screen.getByText('You’re offline')).toBeTruthy();
      expect(screen.getByText('This page loads once you’re back.')).toBeTruthy();
      window.dispatchEvent(new Event('online'));
      expect(reload).toHaveBeenCalledOnce();
    });

    test('leaves the rest of the page, where something may have been typed, as it is', () => {
      render(
        <ErrorBoundary>
          <Lamp />
        </ErrorBoundary>,
      );
      expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
      window.dispatchEvent(new Event('online'));
      expect(reload).not.toHaveBeenCalled();
    });
  });

  test('goes without a word where it is not missed', () => {
    fuse.error = new Error('blown');
    const { container } = render(
      <ErrorBoundary quiet>
        <Lamp />
      </ErrorBoundary>,
    );
    expect(container.innerHTML).toBe('');
  });
});
