import type { components } from '#openapi/types.ts';

type CoinTask = components['schemas']['CoinTask'];

/** How many tasks are shown at once. */
const most = 3;
const ranks: Readonly<Record<CoinTask['status'], number>> = { CLAIMABLE: 0, OPEN: 1, DOING: 1, DONE: 2 };

/** The tasks to look at first: what can be claimed, then what can be done, in the order of the shop. */
export const nextTasks = <Task extends Pick<CoinTask, 'status'>>(tasks: readonly Task[]): readonly Task[] =>
  [...tasks].sort((one, other) => ranks[one.status] - ranks[other.status]).slice(0, most);
