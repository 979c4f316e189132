import { clockFormat, SectionHeader, TrackingBar } from '#design-system/index.ts';
import { civilTime } from '#rules/dates.ts';
import { marketDay } from '#rules/market-dates.ts';
import { markets } from '#rules/markets.ts';
import { useSite } from '#src/actors/use-actors.ts';
import type { PropsOf } from '#src/blocks/block.ts';
import { BlockSection } from '#src/blocks/kinds/block-section.tsx';
import { SpokenDeadline } from '#src/widgets/spoken-deadline.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { useCampaign } from '../campaign-context.ts';
import { nextChange } from '../next-change.ts';
import { eventText } from '../text.ts';
import * as styles from './blocks.css.ts';

/** The time until the next part of the event, and all of its parts. */
export function CountdownBlock({ id, section, data: { title } }: PropsOf<'COUNTDOWN', 1>) {
  const text = useText(eventText);
  const site = useSite();
  const { phase, steps } = useCampaign();
  const next = nextChange({ phase, steps });
  const present = steps.findIndex((step) => step.phase === phase);
  return (
    <BlockSection id={id} section={section}>
      <div className={styles.countdown}>
        <SectionHeader id={id} title={title} />
        {next && (
          <p className={styles.clock}>
            <span className={styles.clockLabel}>{next.label}</span>
            <SpokenDeadline
              calm
              until={next.until}
              format={clockFormat}
              label={next.label}
              spoken={(minutes) => text.minutes(next.label, minutes)}
            />
          </p>
        )}
      </div>
      {steps.length > 1 && (
        <TrackingBar
          label={text.partsLabel}
          stops={steps.map((step, index) => {
            const state = index < present ? 'done' : index === present ? 'current' : 'todo';
            return {
              id: step.phase,
              label: text.parts[step.phase],
              note: marketDay(civilTime(step.from, markets[site].timeZone), site),
              state,
              spoken: text.spoken[state],
            };
          })}
        />
      )}
    </BlockSection>
  );
}
