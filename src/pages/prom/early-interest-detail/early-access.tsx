import { Link, Text } from '#design-system/index.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { earlyLevels } from '#rules/savvy-levels.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { useText } from '#src/widgets/use-text.ts';
import { useLaunchAccess } from '#src/widgets/launches/use-launch-access.ts';
import { interestDetailText } from './text.ts';

interface EarlyAccessProps {
  /** Epoch ms. */
  readonly launchTime: number;
  readonly spu: string;
}

/** Who can buy it before everybody, and from when on whoever is here can. */
export function EarlyAccess({ launchTime, spu }: EarlyAccessProps) {
  const text = useText(interestDetailText).early;
  const site = useSite();
  const { opensTime, state, levelName } = useLaunchAccess(launchTime);
  if (levelName === undefined || opensTime === launchTime) {
    return (
      <Text size="small" tone="muted">
        <Link href={href('/account/su-center')}>{text.levels(earlyLevels.map(({ name }) => name).join(' and '))}</Link>
      </Text>
    );
  }
  return state === 'COMING' ? (
    <Text>{text.own(deadlineText(opensTime, site), levelName)}</Text>
  ) : (
    <Link href={href('/product-detail', { spu })}>{text.now(levelName)}</Link>
  );
}
