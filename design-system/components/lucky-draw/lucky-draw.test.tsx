import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LuckyDraw, type DrawState } from './lucky-draw.tsx';

afterEach(cleanup);

const prizes = ['lamp', 'coupon', 'coins', 'hub'].map((id) => ({ id, prize: id }));

function show(state: DrawState, wonId?: string) {
  const [play, skip] = [vi.fn(), vi.fn()];
  render(
    <LuckyDraw
      label="Doll machine"
      state={state}
      prizes={prizes}
      prizesLabel="In the case"
      wonId={wonId}
      message={`It is ${state}`}
      triesText="2 tries left"
      play={{ label: 'Play', onPlay: play }}
      skip={{ label: 'Skip', onSkip: skip }}
      action={<a href="/coin/center">Get coins</a>}
    />,
  );
  return { play, skip };
}

const litPrizes = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset['won'] === 'true')
    .map(({ textContent }) => textContent);

describe('the lucky draw', () => {
  test.each([
    ['idle', ['Play'], false, 'It is idle'],
    ['asking', ['Play'], false, 'It is asking'],
    ['lowering', ['Skip'], false, ''],
    ['won', ['Play'], false, 'It is won'],
    ['lost', ['Play'], false, 'It is lost'],
    ['closed', [], true, 'It is closed'],
  ] as const)('%s: buttons %j, a way on: %s; it says "%s"', (state, buttons, hasWayOn, said) => {
    show(state);
    expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
    expect(screen.queryByRole('link') !== null).toBe(hasWayOn);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(said);
  });

  test('is played by keyboard, not again while it asks, and skipped while the claw plays', async () => {
    const { play } = show('idle');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(play).toHaveBeenCalledOnce();
    cleanup();
    const asking = show('asking');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(asking.play).not.toHaveBeenCalled();
    cleanup();
    const { skip } = show('lowering');
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(skip).toHaveBeenCalledOnce();
  });

  test('lists what is in the case, and lights what was won once there is a result', () => {
    show('asking', 'coins');
    expect(litPrizes()).toEqual([]);
    cleanup();
    show('won', 'coins');
    expect(litPrizes()).toEqual(['coins']);
    cleanup();
    show('lost');
    expect(litPrizes()).toEqual([]);
  });
});
