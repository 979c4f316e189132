import { clockFormat, ImageBox, Link } from '#design-system/index.ts';
import { day } from '#rules/durations.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { useText } from '#src/widgets/use-text.ts';
import type { ActivityCard } from './activity-queries.ts';
import { activityText } from './activity-text.ts';
import { promotionAddress } from './promotion-address.ts';
import { saidMoment } from './said-moment.ts';
import * as styles from './activity-rows.css.ts';

interface ActivityRowsProps {
  readonly activities: readonly ActivityCard[];
  /** When they were read, epoch ms. */
  readonly now: number;
  readonly headingLevel: 2 | 3;
  /** The first of what runs carries the first picture of its page. */
  readonly leads?: boolean;
  /** One has begun or ended since they were read. */
  readonly onReached: () => void;
}

/** A beginning or an end that is nearer than this (ms) is counted down to. */
const near = 3 * day;

/** Promotions as a calendar in words; what runs now has its picture. */
export function ActivityRows({ activities, now, headingLevel, leads = false, onReached }: ActivityRowsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.list}>
      {activities.map((activity, index) => (
        <li key={activity.promoId} className={styles.row}>
          {activity.state === 'LIVE' && activity.image && (
            <ImageBox
              picture={shopPicture(activity.image)}
              ratio="own"
              sizes="(min-width: 1520px) 1440px, 95vw"
              priority={leads && index === 0}
              rounded
              className={styles.picture}
            />
          )}
          <p className={styles.when}>
            <When activity={activity} now={now} onReached={onReached} />
          </p>
          <div className={styles.what}>
            <Heading className={styles.title}>
              <Link href={promotionAddress(activity)} tone="quiet" className={styles.link}>
                {activity.title}
              </Link>
            </Heading>
            <p className={styles.summary}>{activity.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface WhenProps extends Pick<ActivityRowsProps, 'now' | 'onReached'> {
  readonly activity: ActivityCard;
}

function When({ activity: { state, startTime, endTime }, now, onReached }: WhenProps) {
  const text = useText(activityText);
  const site = useSite();
  const said = (instant: number) => saidMoment(instant, site, now);
  if (state === 'ENDED') return text.over(said(endTime));
  const isLive = state === 'LIVE';
  const until = isLive ? endTime : startTime;
  return (
    <>
      <span>{(isLive ? text.until : text.from)(said(until))}</span>
      {until - now < near && (
        <Deadline calm until={until} format={clockFormat} label={isLive ? text.left : text.toStart} onEnd={onReached} />
      )}
    </>
  );
}
