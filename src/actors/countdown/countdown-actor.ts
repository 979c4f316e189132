import { createActor } from 'xstate';
import { createCountdownImplementations } from '#machines/countdown/implementations.ts';
import { countdownMachine } from '#machines/countdown/machine.ts';
import { serverNow } from '../../api/browser-shop.ts';

const second = 1_000;

/** Tells the time at the start of every second that is left, so that all figures on a page change together. */
function tick(until: number, onTick: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const part = (until - serverNow()) % second;
    timer = setTimeout(
      () => {
        // The next one first: the end of the time may stop this clock.
        wait();
        onTick(serverNow());
      },
      part > 0 ? part : part + second,
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** A countdown on the server's clock, from when it was first shown: an end that came since then is not missed. */
export function createCountdown(shown: { readonly until: number; readonly now: number }, askRefresh: () => void) {
  const implementations = createCountdownImplementations({ tick, requestRefresh: askRefresh });
  const input = { ...shown, hidden: document.visibilityState === 'hidden' };
  return createActor(countdownMachine.provide(implementations), { input });
}
