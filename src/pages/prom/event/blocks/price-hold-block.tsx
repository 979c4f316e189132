import { IconShield, NumberLine } from '#design-system/index.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { useSite } from '#src/actors/use-actors.ts';
import type { PropsOf } from '#src/blocks/block.ts';
import { BlockSection } from '#src/blocks/kinds/block-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { eventText } from '../text.ts';

/** What the shop promises of the prices of the event, and for how long. */
export function PriceHoldBlock({ id, section, data: { title, text: promise, until } }: PropsOf<'PRICE_HOLD', 1>) {
  const text = useText(eventText);
  const holds = text.holds(deadlineText(until, useSite()));
  return (
    <BlockSection id={id} section={section}>
      <NumberLine id={id} title={title} text={promise} items={[{ icon: <IconShield />, title: holds, text: '' }]} />
    </BlockSection>
  );
}
