import { useEffect } from 'react';
import { clockFormat, Link, Text } from '#design-system/index.ts';
import { hour } from '#rules/durations.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { launchText as text } from '#src/text/launches.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { type OwnLaunchAccess, useLaunchAccess } from '#src/widgets/launches/use-launch-access.ts';
import * as styles from './product.css.ts';

interface LaunchTermsProps {
  /** Epoch ms. */
  readonly launchTime: number;
  readonly onAccess: (isOpen: boolean) => void;
}

/** What the level of whoever is here makes of a launch, and how long it takes; it tells when it is open for them. */
export function LaunchTerms({ launchTime, onAccess }: LaunchTermsProps) {
  const site = useSite();
  const access = useLaunchAccess(launchTime);
  const { state, opensTime, look } = access;
  const isOpen = state !== 'COMING';
  useEffect(() => onAccess(isOpen), [isOpen, onAccess]);
  return (
    <>
      <div role="status">
        <Text size="small" tone="muted">
          {termsOf(access, (instant) => deadlineText(instant, site))}
        </Text>
      </div>
      {!isOpen && (
        <Text size="small" numbers>
          {text.opensIn} <Deadline calm until={opensTime} format={clockFormat} label={text.timeLeft} onEnd={look} />
        </Text>
      )}
      <Link href={href('/account/su-center')} className={styles.launchWay}>
        {text.center}
      </Link>
    </>
  );
}

function termsOf(access: OwnLaunchAccess, momentOf: (instant: number) => string): string {
  const { state, launchTime, opensTime, levelName = '' } = access;
  if (state === 'LAUNCHED') return text.open;
  if (state === 'EARLY') return text.early(levelName);
  return opensTime < launchTime
    ? text.yours(levelName, (launchTime - opensTime) / hour, momentOf(opensTime))
    : text.levels;
}
