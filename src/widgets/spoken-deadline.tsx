import { useState } from 'react';
import { Countdown, VisuallyHidden } from '#design-system/index.ts';
import { hour, minute } from '#rules/durations.ts';
import { useCountdown } from '#src/actors/countdown/use-countdown.ts';
import type { DeadlineProps } from './deadline.tsx';

/** What is left (ms) when a screen reader says so by itself. */
const marks = [0, minute, 10 * minute, hour];

interface SpokenDeadlineProps extends DeadlineProps {
  /** What is said at each mark: how many minutes are left, 0 at the end. */
  readonly spoken: (minutes: number) => string;
}

/** Time running out on the clock of the server, said at one hour, ten minutes, one minute and the end. */
export function SpokenDeadline({ until, onEnd, spoken, ...looks }: SpokenDeadlineProps) {
  const left = useCountdown(until, onEnd);
  const mark = marks.find((each) => left <= each);
  const [first] = useState(mark);
  return (
    <>
      <Countdown left={left} {...looks} />
      <span role="status">
        <VisuallyHidden>{mark === undefined || mark === first ? '' : spoken(mark / minute)}</VisuallyHidden>
      </span>
    </>
  );
}
