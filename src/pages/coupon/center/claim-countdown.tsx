import { useEffect, useEffectEvent } from 'react';
import { clockFormat } from '#design-system/index.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { Deadline } from '#src/widgets/deadline.tsx';

interface ClaimCountdownProps {
  /** When claims begin or end, epoch ms on the server's clock. */
  readonly until: number;
  readonly label: string;
  /** Asks the server what holds now. */
  readonly onReached: () => void;
}

/** Time until claims of a coupon begin or end. A page that was kept may have come after that: it asks at once. */
export function ClaimCountdown({ until, label, onReached }: ClaimCountdownProps) {
  const ask = useEffectEvent(onReached);
  useEffect(() => {
    if (until <= serverNow()) ask();
  }, [until]);
  return <Deadline calm until={until} format={clockFormat} label={label} onEnd={onReached} />;
}
