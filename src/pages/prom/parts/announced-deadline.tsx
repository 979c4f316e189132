import { useState } from 'react';
import { clockFormat, Countdown, VisuallyHidden } from '#design-system/index.ts';
import { hour, minute } from '#rules/durations.ts';
import { useCountdown } from '#src/actors/countdown/use-countdown.ts';

/** Moments that are said aloud: so much is left (ms), the last first. */
const moments = [0, minute, 10 * minute, hour] as const;

interface AnnouncedDeadlineProps {
  /** Epoch ms on the server's clock. */
  readonly until: number;
  /** The accessible name: "Time left". */
  readonly label: string;
  /** What is said when the end comes. */
  readonly endText: string;
  /** What is said an hour, ten minutes and a minute before: "10 minutes left". */
  readonly leftText: (minutes: number) => string;
  readonly onEnd: () => void;
}

/** Time running out on the clock of the server, said aloud an hour, ten minutes and a minute before the end, and at it. */
export function AnnouncedDeadline({ until, label, endText, leftText, onEnd }: AnnouncedDeadlineProps) {
  const left = useCountdown(until, onEnd);
  const moment = moments.find((one) => left <= one);
  // What had passed when the page was opened is no news.
  const [passed] = useState(moment);
  const isNews = moment !== undefined && moment !== passed;
  return (
    <>
      <Countdown left={left} format={clockFormat} label={label} />
      <VisuallyHidden>
        <span role="status">{isNews && (moment === 0 ? endText : leftText(moment / minute))}</span>
      </VisuallyHidden>
    </>
  );
}
