import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

it('runs as many as it may, keeps a few waiting and sends the others away', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 1 });
  const gates = [gate(), gate(), gate()];
  const started: number[] = [];
  const runs = gates.map(({ opened }, index) =>
    queue.run(() => {
      started.push(index);
      return opened;
    }),
  );
  await expect(queue.run(async () => started.push(9))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    httpStatus: 503,
    data: { retryAfter: 2 },
  });
  expect(started).toEqual([0, 1]);
  gates[1]?.open();
  await runs[1];
  gates[2]?.open();
  await runs[2];
  expect(started).toEqual([0, 1, 2]);
  gates[0]?.open();
  await runs[0];
});

it('goes on after work that failed, and answers others in between', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 10 });
  const order: string[] = [];
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const second = queue.run(async () => order.push('work'));
  setImmediate(() => order.push('answer'));
  await expect(failed).rejects.toThrow('broken');
  await second;
  expect(order).toEqual(['answer', 'work']);
});
