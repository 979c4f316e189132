import { InlineMessage, RadioCards, Stack } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { type GiftChoice as Choice, giftChoices } from '#rules/gift-returns.ts';
import { formatMoney } from '#rules/money.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { giftText } from './gift-text.ts';

/** A gift that is not earned any more. */
interface OfferedGift {
  readonly lineId: string;
  readonly title: string;
  readonly quantity: number;
  /** What is kept for it where it stays. */
  readonly deduction: components['schemas']['Money'];
}

interface GiftChoiceProps {
  readonly gifts: readonly OfferedGift[];
  readonly answers: readonly { readonly lineId: string; readonly choice: string }[];
  /** What is missing, by the line of the gift. */
  readonly errorOf: (lineId: string) => string | undefined;
  readonly onChange: (answers: readonly { readonly lineId: string; readonly choice: Choice }[]) => void;
}

/** The id of the question about a gift. */
export const giftFieldId = (lineId: string): string => `gift-${lineId}`;

/** What becomes of gifts that what is kept does not earn: they go back too, or stay for their price. Nothing is chosen at first. */
export function GiftChoice({ gifts, answers, errorOf, onChange }: GiftChoiceProps) {
  const text = useText(giftText);
  const choiceOf = (lineId: string): Choice | undefined =>
    giftChoices.find((each) => each === answers.find((answer) => answer.lineId === lineId)?.choice);
  const choose = (lineId: string, choice: Choice): void =>
    onChange(
      gifts.flatMap((gift) => {
        const current = gift.lineId === lineId ? choice : choiceOf(gift.lineId);
        return current === undefined ? [] : [{ lineId: gift.lineId, choice: current }];
      }),
    );
  if (gifts.length === 0) return null;
  return (
    <TitledSection title={text.title} lead={text.lead}>
      {gifts.map(({ lineId, title, quantity, deduction }) => {
        const error = errorOf(lineId);
        return (
          <Stack key={lineId} gap="s">
            <div id={giftFieldId(lineId)} tabIndex={-1}>
              <RadioCards
                legend={text.pieces(quantity, title)}
                value={choiceOf(lineId)}
                onChange={(choice) => choose(lineId, choice)}
                options={[
                  { value: 'RETURN', label: text.choice.RETURN, note: text.returnNote },
                  {
                    value: 'DEDUCT',
                    label: text.choice.DEDUCT,
                    note: text.deductNote,
                    end: `−${formatMoney(deduction)}`,
                  },
                ]}
              />
            </div>
            {error !== undefined && <InlineMessage tone="critical">{error}</InlineMessage>}
          </Stack>
        );
      })}
    </TitledSection>
  );
}
