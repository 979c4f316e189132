import { Button, Heading, LevelLamp, Link } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { nextSavvyLevel } from '#rules/savvy-levels.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { dayText } from '#src/widgets/moments.ts';
import { suCenterText as text } from './text.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { reedRoom } from './reed-room.ts';

/** Where the member stands: a lamp as bright as the way to the next level. */
export function MemberLevel({ savvy }: { savvy: components['schemas']['SuInfo'] }) {
  const site = useSite();
  const { level, levelName, points, nextLevelPoints, validUntil } = savvy;
  const next = nextSavvyLevel(points);
  const shownPoints = coinCount(points, site);
  const notes = [
    next && text.more(coinCount(next.from - points, site), next.name),
    validUntil !== null && text.until(dayText(validUntil, site)),
  ].filter((note) => typeof note === 'string');
  return (
    <LevelLamp
      room={reedRoom}
      value={points}
      max={nextLevelPoints ?? 0}
      heading={
        <Heading level={1} tabIndex={-1}>
          {level === 0 ? text.none : text.level(levelName)}
        </Heading>
      }
      text={
        nextLevelPoints === null ? text.top(shownPoints) : text.progress(shownPoints, coinCount(nextLevelPoints, site))
      }
      note={notes.length > 0 ? notes.join(' · ') : undefined}
    >
      <Button asChild tone="outline">
        <Link href="#earn" tone="plain">
          {text.how}
        </Link>
      </Button>
    </LevelLamp>
  );
}
