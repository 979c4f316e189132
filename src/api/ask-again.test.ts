import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { askAgain } from './ask-again.ts';

/** A server whose answers are given when the test says so. */
function slowServer() {
  const answers: ((text: string) => void)[] = [];
  return { read: vi.fn(() => new Promise<string>((resolve) => answers.push(resolve))), answers };
}

const isCart = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[0] === 'cart';

function watchedCart() {
  const { read, answers } = slowServer();
  const data = new QueryClient();
  const observer = new QueryObserver(data, { queryKey: ['cart'], queryFn: read });
  const stop = observer.subscribe(() => undefined);
  const shown = () => observer.getCurrentResult().data;
  return { data, read, answers, shown, stop };
}

test('the query client alone takes a first answer from before a change for news', async () => {
  const { data, read, answers, shown, stop } = watchedCart();
  void data.invalidateQueries({ predicate: isCart });
  answers[0]?.('eight cubes');
  await expect.poll(() => shown()).toBe('eight cubes');
  expect(read).toHaveBeenCalledTimes(1);
  stop();
});

test('a first answer from before a change is asked for again', async () => {
  const { data, read, answers, shown, stop } = watchedCart();
  askAgain(data, isCart);
  answers[0]?.('eight cubes');
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
  answers[1]?.('ten cubes');
  await expect.poll(() => shown()).toBe('ten cubes');
  stop();
});

test('what nobody looks at is asked for when somebody does', async () => {
  const { read, answers } = slowServer();
  const data = new QueryClient();
  const options = { queryKey: ['cart'], queryFn: read, staleTime: Infinity };
  const early = data.fetchQuery(options);
  askAgain(data, isCart);
  answers[0]?.('eight cubes');
  expect(await early).toBe('eight cubes');
  expect(read).toHaveBeenCalledTimes(1);
  const late = data.fetchQuery(options);
  answers[1]?.('ten cubes');
  expect(await late).toBe('ten cubes');
});

test('what is not meant stays as it is', () => {
  const { data, read, stop } = watchedCart();
  askAgain(data, ({ queryKey }) => queryKey[0] === 'orders');
  expect(read).toHaveBeenCalledTimes(1);
  expect(data.getQueryState(['cart'])?.isInvalidated).toBe(false);
  stop();
});
