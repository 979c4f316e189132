import { expect, test } from 'vitest';
import { hear, runningMachines, type Board } from './board.ts';
import { logLength, type ActorFacts, type LogEntry, type TabNews } from './messages.ts';

const actor = (id: string, more: Partial<ActorFacts> = {}): ActorFacts => ({
  id,
  parent: null,
  name: id,
  machine: id,
  status: 'active',
  value: 'idle',
  context: null,
  timers: [],
  reaction: null,
  ...more,
});

const line = (number: number): LogEntry => ({
  number,
  at: number,
  actor: 'cart',
  kind: 'event',
  title: 'cart.add',
  from: null,
  payload: {},
});

const news = (more: Partial<TabNews>): TabNews => ({
  type: 'tab.news',
  tab: 'one',
  path: '/home',
  whole: false,
  isRecording: false,
  actors: [],
  log: [],
  ...more,
});

const after = (...messages: readonly TabNews[]): Board => messages.reduce<Board>(hear, []);

test('news change what they name and keep the rest', () => {
  const board = after(
    news({ actors: [actor('app'), actor('cart')] }),
    news({ path: '/cart', actors: [actor('cart', { value: 'busy' })] }),
  );
  expect(board).toMatchObject([{ path: '/cart', actors: [{ id: 'app' }, { id: 'cart', value: 'busy' }] }]);
});

test('all a tab knows takes the place of what was known', () => {
  const board = after(
    news({ actors: [actor('cart')], log: [line(1)] }),
    news({ whole: true, actors: [actor('app')], log: [line(1), line(2)] }),
  );
  expect(board[0]?.actors.map(({ id }) => id)).toEqual(['app']);
  expect(board[0]?.log.map(({ number }) => number)).toEqual([1, 2]);
});

test('what ends leaves the list, a tab that closes leaves the board', () => {
  const board = after(news({ actors: [actor('cart')] }), news({ actors: [actor('cart', { status: 'done' })] }));
  expect(board[0]?.actors).toEqual([]);
  expect(hear(board, { type: 'tab.left', tab: 'one' })).toEqual([]);
});

test('the log is bounded and keeps its newest lines', () => {
  const board = after(news({ log: Array.from({ length: logLength + 1 }, (_, index) => line(index)) }));
  expect(board[0]?.log).toHaveLength(logLength);
  expect(board[0]?.log[0]?.number).toBe(1);
});

test('machines stand under their parents, effects with the machine that waits for them', () => {
  const [tab] = after(
    news({
      actors: [
        actor('payment'),
        actor('cart', { parent: 'app' }),
        actor('app'),
        actor('addLine', { parent: 'cart', machine: null }),
        actor('notice', { parent: 'gone' }),
      ],
    }),
  );
  const list = tab ? runningMachines(tab).map(({ id, depth, effects }) => [id, depth, ...effects]) : [];
  expect(list).toEqual([
    ['payment', 0],
    ['app', 0],
    ['cart', 1, 'addLine'],
    ['notice', 0],
  ]);
});
