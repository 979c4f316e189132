import { clockFormat } from '#design-system/index.ts';
import { day } from '#rules/durations.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { useText } from '#src/widgets/use-text.ts';
import type { ActivityCard } from './activity-queries.ts';
import { activityText } from './activity-text.ts';
import { CalendarRow, CalendarRows } from './calendar-rows.tsx';
import { promotionAddress } from './promotion-address.ts';
import { saidMoment } from './said-moment.ts';

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
  return (
    <CalendarRows>
      {activities.map((activity, index) => (
        <CalendarRow
          key={activity.promoId}
          {...activity}
          href={promotionAddress(activity)}
          headingLevel={headingLevel}
          isOver={activity.state === 'ENDED'}
          leads={leads && index === 0}
          when={<When activity={activity} now={now} onReached={onReached} />}
        />
      ))}
    </CalendarRows>
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
