import { Countdown, type CountdownProps } from '#design-system/index.ts';
import { useCountdown } from '#src/actors/countdown/use-countdown.ts';

export interface DeadlineProps extends Omit<CountdownProps, 'left'> {
  /** Epoch ms on the server's clock. */
  readonly until: number;
  /** Called once when the end comes while the page is open: ask the server what holds now. */
  readonly onEnd?: (() => void) | undefined;
}

/** Time running out on the clock of the server. */
export function Deadline({ until, onEnd, ...looks }: DeadlineProps) {
  return <Countdown left={useCountdown(until, onEnd)} {...looks} />;
}
