import { Stack } from '#design-system/index.ts';
import type { RevokeLine } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';
import { revokeText } from '#src/text/revoke.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { href } from '#src/routing/href.ts';
import { GiveBackLine } from '../parts/give-back-line.tsx';
import { lineFieldId } from './revoke-fields.ts';

const text = revokeText.lines;

interface WithdrawLinesProps {
  readonly lines: readonly components['schemas']['WithdrawableLine'][];
  readonly order: components['schemas']['Order'];
  readonly chosen: readonly RevokeLine[];
  readonly onChange: (chosen: readonly RevokeLine[]) => void;
}

/** Which items go back and how many of each; what is taken out is kept. */
export function WithdrawLines({ lines, order, chosen, onChange }: WithdrawLinesProps) {
  const choose = (lineId: string, quantity: number) => {
    const others = chosen.filter((line) => line.lineId !== lineId);
    onChange(quantity === 0 ? others : [...others, { lineId, quantity }]);
  };
  return (
    <TitledSection title={text.title} lead={text.lead}>
      <Stack as="ul" gap="none" aria-label={text.title}>
        {lines.map(({ lineId, unsentQuantity = 0, ...line }) => {
          const quantity = chosen.find((each) => each.lineId === lineId)?.quantity ?? 0;
          const bought = order.lines.find((each) => each.lineId === lineId);
          return (
            <li key={lineId}>
              <GiveBackLine
                {...line}
                headingLevel={3}
                id={lineFieldId(lineId)}
                options={bought?.options ?? []}
                href={bought ? href('/product-detail', { sku: bought.sku }) : href('/order/list')}
                quantity={quantity}
                isMuted={quantity === 0}
                onChange={(pieces) => choose(lineId, pieces)}
                texts={text}
                notes={
                  unsentQuantity === 0 ? [] : [{ text: text.unsentOf(unsentQuantity, line.maxQuantity), tone: 'info' }]
                }
              />
            </li>
          );
        })}
      </Stack>
    </TitledSection>
  );
}
