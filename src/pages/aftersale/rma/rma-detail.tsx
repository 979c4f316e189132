import { Heading, InlineMessage, Stack, Text, Timeline, TrackingBar } from '#design-system/index.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { useSite } from '#src/actors/use-actors.ts';
import * as columns from '#src/widgets/columns.css.ts';
import { moment } from '#src/widgets/moments.ts';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { returnScene } from '#src/widgets/scene-picture/scenes.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { rmaText } from './text.ts';
import { CancelRma } from './cancel-rma.tsx';
import { ReturnParcel } from './return-parcel.tsx';
import { RmaFacts } from './rma-facts.tsx';
import { RmaItems } from './rma-items.tsx';
import { RmaMessages } from './rma-messages.tsx';
import type { RmaProps } from './rma-props.ts';
import { rmaStops } from './rma-stops.ts';

/** One request: where it stands, what the shopper can do about it, and everything that was said. */
export function RmaDetail({ rma, access }: RmaProps) {
  const site = useSite();
  const text = useText(rmaText.detail);
  const { statusText, statusHint, status, note, deadlineTime, history } = rma;
  const stops = rmaStops(rma);
  const isToTravel = stops.some(({ id, state }) => id === 'returning' && state !== 'done');
  return (
    <Stack gap="xl">
      <Stack gap="l">
        <Stack gap="xs">
          <Text size="small" tone="muted">
            {rmaText.nameOf(rmaText.names[rma.type], rma.lines[0]?.title ?? '', rma.lines.length - 1)}
          </Text>
          <div aria-live="polite">
            <Heading level={1} tabIndex={-1}>
              {statusText}
            </Heading>
          </div>
          <Text size="lead" tone="muted">
            {statusHint}
          </Text>
          {deadlineTime !== undefined && <Text>{rmaText.list.due(deadlineText(deadlineTime, site))}</Text>}
        </Stack>
        {note !== undefined && (
          <InlineMessage tone={status === 'REJECTED' ? 'critical' : 'caution'}>{note}</InlineMessage>
        )}
        {stops.length > 0 && <TrackingBar label={text.way} stops={stops} />}
      </Stack>
      <div className={columns.withSummary}>
        <Stack gap="xl">
          <ReturnParcel rma={rma} access={access} />
          <RmaMessages rma={rma} access={access} />
          <TitledSection title={text.items}>
            <RmaItems lines={rma.lines} />
          </TitledSection>
        </Stack>
        <Stack gap="xl">
          {isToTravel && <ScenePicture scene={returnScene} shape="upright" />}
          <TitledSection title={text.facts}>
            <RmaFacts rma={rma} />
          </TitledSection>
          <TitledSection title={text.history}>
            <Timeline
              label={text.history}
              events={history.map((step, index) => ({
                id: `${step.time} ${index}`,
                title: step.text,
                time: moment(step.time, site),
                failed: index === 0 && status === 'REJECTED',
              }))}
            />
          </TitledSection>
          {rma.actions.includes('CANCEL') && <CancelRma rma={rma} access={access} />}
        </Stack>
      </div>
    </Stack>
  );
}
