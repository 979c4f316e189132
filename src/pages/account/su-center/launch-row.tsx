import { Badge, clockFormat, ImageBox, Link, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { opensFor } from '#rules/launches.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { earlyLevels } from '#rules/savvy-levels.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { launchText } from '#src/text/launches.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { useLaunchAccess } from '#src/widgets/launches/use-launch-access.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { suCenterText } from './text.ts';
import * as styles from './su-center.css.ts';

interface LaunchRowProps {
  readonly product: components['schemas']['ProductCard'];
  readonly launch: components['schemas']['Launch'];
}

/** A product that is not launched yet: since when each level and everybody can buy it, and whether it is open by now. */
export function LaunchRow({ product: { spu, title, subtitle, image }, launch }: LaunchRowProps) {
  const site = useSite();
  const { state, opensTime, levelName, look } = useLaunchAccess(launch.time);
  const text = suCenterText.early;
  const moments = [
    ...earlyLevels.toReversed().map(({ level, name }) => {
      const time = opensFor(launch.time, level);
      return { name: name === levelName ? text.yours(name) : name, time, moment: deadlineText(time, site) };
    }),
    { name: text.everybody, time: launch.time, moment: launch.text },
  ];
  return (
    <>
      <ImageBox
        picture={{ ...shopPicture(image), alt: '' }}
        ratio="square"
        sizes="112px"
        className={styles.launchPicture}
      />
      <div className={styles.launchWords}>
        <Link href={href('/product-detail', { spu })} tone="quiet" className={styles.launchTitle}>
          {title}
        </Link>
        <Text size="small" tone="muted">
          {subtitle}
        </Text>
        <dl className={styles.launchTimes}>
          {moments.map(({ name, time, moment }) => (
            <div key={name} className={time === opensTime ? styles.ownLaunchTime : styles.launchTime}>
              <dt>{name}</dt>
              <dd>{moment}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.launchState}>
          <span role="status">
            {state === 'COMING' ? (
              <Badge>{text.locked}</Badge>
            ) : (
              <Badge tone="positive">{state === 'EARLY' ? text.open : launchText.open}</Badge>
            )}
          </span>
          {state === 'COMING' && (
            <Text size="small" numbers>
              {launchText.opensIn}{' '}
              <Deadline calm until={opensTime} format={clockFormat} label={launchText.timeLeft} onEnd={look} />
            </Text>
          )}
        </div>
      </div>
    </>
  );
}
