import { classNames } from '#design-system/foundations/class-names.ts';
import { clockFormat, IconBulb, ImageBox, Link } from '#design-system/index.ts';
import { day } from '#rules/durations.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { shopPicture, unlitPicture } from '#src/widgets/shop-picture.ts';
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

/** Promotions as a calendar: the one that leads has a wide picture, each of the others a small one beside its words. */
export function ActivityRows({ activities, now, headingLevel, leads = false, onReached }: ActivityRowsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.list}>
      {activities.map((activity, index) => {
        const isLead = leads && index === 0 && activity.image !== undefined;
        return (
          <li key={activity.promoId} className={isLead ? styles.lead : styles.row}>
            <Face activity={activity} isLead={isLead} />
            <div className={styles.what}>
              <p className={styles.when}>
                <When activity={activity} now={now} onReached={onReached} />
              </p>
              <Heading className={styles.title}>
                <Link href={promotionAddress(activity)} tone="quiet" className={styles.link}>
                  {activity.title}
                </Link>
              </Heading>
              <p className={styles.summary}>{activity.summary}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Its picture, with its lamp off once it is over; a bulb on night where it has none. */
function Face({ activity: { image, state }, isLead }: { activity: ActivityCard; isLead: boolean }) {
  if (!image) {
    return (
      <div className={classNames(styles.picture, styles.sign)}>
        <IconBulb size={32} />
      </div>
    );
  }
  return (
    <ImageBox
      picture={state === 'ENDED' ? unlitPicture(image) : shopPicture(image)}
      ratio="own"
      sizes={isLead ? '(min-width: 1520px) 1440px, 95vw' : '(min-width: 900px) 31vw, 112px'}
      priority={isLead}
      rounded
      className={isLead ? styles.wide : styles.picture}
    />
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
