import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LuckyDraw, type DrawState } from './lucky-draw.tsx';

let reducedMotion = false;
beforeEach(() => {
  reducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const prizes = ['lamp', 'coupon', 'coins', 'hub'].map((id) => ({ id, prize: id }));

const draw = (state: DrawState, play = vi.fn()) => (
  <LuckyDraw
    label="Doll machine"
    state={state}
    prizes={prizes}
    prizesLabel="In the case"
    wonId="coins"
    skipLabel="Skip"
    message={`It is ${state}`}
    triesText="2 tries left"
    play={{ label: 'Play', onPlay: play }}
    action={<a href="/coin/center">Get coins</a>}
  />
);

function show(state: DrawState) {
  const play = vi.fn();
  render(draw(state, play));
  return play;
}

const announced = () => screen.getAllByRole('status')[0]?.textContent;

/** The server answers while the machine waits. */
function playOut(result: DrawState) {
  const { rerender, container } = render(draw('running'));
  rerender(draw(result));
  return container;
}

/** jsdom has no AnimationEvent, so React listens to the older name of its end. */
const endAnimation = (container: HTMLElement, selector: string) =>
  fireEvent(container.querySelector(selector) ?? container, new Event('webkitAnimationEnd', { bubbles: true }));

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

  test('says its result when the claw has come back, not before', () => {
    const container = playOut('won');
    expect(announced()).toBe('');
    endAnimation(container, 'li[data-won="true"]');
    expect(announced(), 'the prize moves, the claw still does').toBe('');
    endAnimation(container, 'section > div > [aria-hidden] > div');
    expect(announced(), 'what it carries appears').toBe('');
    endAnimation(container, 'section > div > [aria-hidden]');
    expect(announced()).toBe('It is won');
  });

  test('is skipped by the button that played it, which keeps the focus', async () => {
    playOut('lost');
    const skip = screen.getByRole('button', { name: 'Skip' });
    skip.focus();
    await userEvent.keyboard('{Enter}');
    expect(announced()).toBe('It is lost');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }));
  });

  test('shows its result at once where less motion is asked for, or the page begins with it', () => {
    reducedMotion = true;
    playOut('won');
    expect(announced()).toBe('It is won');
    cleanup();
    reducedMotion = false;
    show('won');
    expect(announced()).toBe('It is won');
  });

  test('lists what is in the case, and marks what was won', () => {
    show('won');
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => [item.textContent, item.dataset['won']])).toEqual([
      ['lamp', 'false'],
      ['coupon', 'false'],
      ['coins', 'true'],
      ['hub', 'false'],
    ]);
  });
});
