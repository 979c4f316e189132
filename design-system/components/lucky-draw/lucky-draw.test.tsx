import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LuckyDraw, type DrawState } from './lucky-draw.tsx';

afterEach(cleanup);

function show(state: DrawState) {
  const play = vi.fn();
  render(
    <LuckyDraw
      label="Doll machine"
      state={state}
      message={`It is ${state}`}
      triesText="2 tries left"
      play={{ label: 'Play', onPlay: play }}
      action={<a href="/coin/center">Get coins</a>}
    />,
  );
  return play;
}

describe('the lucky draw', () => {
  test.each([
    ['idle', ['Play'], false],
    ['running', ['Play'], false],
    ['won', ['Play'], true],
    ['lost', ['Play'], false],
    ['noTries', [], true],
  ] as const)('%s: buttons %j, a way on: %s; and it is said aloud', (state, buttons, hasWayOn) => {
    show(state);
    expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
    expect(screen.queryByRole('link') !== null).toBe(hasWayOn);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(`It is ${state}`);
  });

  test('is played by keyboard, and not again while it runs', async () => {
    const play = show('idle');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(play).toHaveBeenCalledOnce();
    cleanup();
    const again = show('running');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(again).not.toHaveBeenCalled();
  });
});
