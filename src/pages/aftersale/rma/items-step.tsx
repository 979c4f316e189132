import { Button, Link, Stack } from '#design-system/index.ts';
import type { WizardDraft } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';
import { rmaText } from './text.ts';
import { GiveBackLine } from '../parts/give-back-line.tsx';
import { wizardIds } from './wizard-steps.ts';

const text = rmaText.items;

interface ItemsStepProps {
  readonly orderNo: string;
  readonly lines: components['schemas']['RmaEligibility']['lines'];
  readonly draft: WizardDraft;
  readonly onChange: (change: Partial<WizardDraft>) => void;
}

/** Which lines it is about, and how many pieces of each. A line that cannot be chosen says why. */
export function ItemsStep({ orderNo, lines, draft, onChange }: ItemsStepProps) {
  const choose = (lineId: string, quantity: number) => {
    const before = draft.lines.find((line) => line.lineId === lineId);
    const others = draft.lines.filter((line) => line.lineId !== lineId);
    const line = before ?? { lineId, quantity, reason: null, note: '', pictures: [] };
    onChange({ lines: quantity === 0 ? others : [...others, { ...line, quantity }] });
  };
  return (
    <Stack as="ul" gap="none" aria-label={text.heading}>
      {lines.map(({ lineId, spu, openRmaNo, maxQuantity, types, ...line }) => {
        const isPossible = openRmaNo === undefined && maxQuantity > 0 && types.some(({ why }) => why === undefined);
        return (
          <li key={lineId}>
            <GiveBackLine
              {...line}
              headingLevel={2}
              id={wizardIds.items(lineId)}
              href={href('/product-detail', { spu })}
              maxQuantity={isPossible ? maxQuantity : 0}
              isMuted={!isPossible}
              quantity={draft.lines.find((each) => each.lineId === lineId)?.quantity ?? 0}
              onChange={(quantity) => choose(lineId, quantity)}
              texts={text}
              notes={isPossible ? [] : [{ text: whyNot({ openRmaNo, maxQuantity, types }), tone: 'info' }]}
              actions={
                openRmaNo !== undefined && (
                  <Button asChild tone="quiet" size="s">
                    <Link href={href('/order/rma', { orderNo, rmaNo: openRmaNo })} tone="plain">
                      {text.openLink}
                    </Link>
                  </Button>
                )
              }
            />
          </li>
        );
      })}
    </Stack>
  );
}

type LineState = Pick<components['schemas']['RmaLineOptions'], 'maxQuantity' | 'types'> & {
  readonly openRmaNo: string | undefined;
};

function whyNot({ openRmaNo, maxQuantity, types }: LineState): string {
  if (openRmaNo !== undefined) return text.open;
  return maxQuantity === 0 ? text.nothingLeft : (types.find(({ why }) => why !== undefined)?.why ?? text.nothingLeft);
}
