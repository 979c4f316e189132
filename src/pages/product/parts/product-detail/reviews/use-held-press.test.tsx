import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useHeldPress } from './use-held-press.ts';

afterEach(cleanup);

const press = vi.fn();

/** A button whose handler comes with `isAlive`, as with hydration. */
function Part({ isAlive }: { isAlive: boolean }) {
  const { watch, release } = useHeldPress();
  return (
    <>
      <div ref={watch}>
        <button onClick={isAlive ? press : undefined}>
          <b>Helpful</b>
        </button>
      </div>
      <button onClick={release}>It is there</button>
    </>
  );
}

test('a button that was pressed before its code came is pressed once when it is there', () => {
  const { rerender } = render(<Part isAlive={false} />);
  fireEvent.click(screen.getByText('Helpful'));
  fireEvent.click(screen.getByText('Helpful'));
  rerender(<Part isAlive />);
  expect(press).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('It is there'));
  expect(press).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByText('It is there'));
  fireEvent.click(screen.getByText('Helpful'));
  fireEvent.click(screen.getByText('It is there'));
  expect(press).toHaveBeenCalledTimes(2);
});
