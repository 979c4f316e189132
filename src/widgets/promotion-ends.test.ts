import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { promotionNote } from '../testing/promotion-note.ts';
import { watchPromotionEnds } from './promotion-ends.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A shop whose clock goes five minutes ahead of the device's. */
const now = () => Date.now() + 300_000;
const cardUntil = (end: number) => ({
  list: [{ price: { promotion: promotionNote('FLASH_SALE', { buyType: 1, promoItemId: 'a' }, end) } }],
});

test('a list is asked for once more when its promotion ends by the clock of the shop, and what nobody looks at is not', async () => {
  const data = createQueryClient();
  const end = now() + 40 * 86_400_000;
  const answers = {
    list: vi.fn(() => Promise.resolve(cardUntil(end))),
    away: vi.fn(() => Promise.resolve(cardUntil(end))),
  };
  const leave = new QueryObserver(data, { queryKey: ['list'], queryFn: answers.list }).subscribe(() => undefined);
  await data.prefetchQuery({ queryKey: ['away'], queryFn: answers.away });
  const stop = watchPromotionEnds(data, now, () => 1);
  await vi.advanceTimersByTimeAsync(end - now());
  expect(answers.list).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answers.list).toHaveBeenCalledTimes(2);
  // A shop that still tells of it is not asked again and again.
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(answers.list).toHaveBeenCalledTimes(2);
  expect(answers.away).toHaveBeenCalledOnce();
  answers.list.mockResolvedValue(cardUntil(now() + 60_000));
  await data.invalidateQueries({ queryKey: ['list'] });
  stop();
  leave();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(answers.list).toHaveBeenCalledTimes(3);
});
