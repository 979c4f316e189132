import type { WizardDraft, WizardStep } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { cleanText } from '#rules/clean-text.ts';
import { formatMoney, money } from '#rules/money.ts';
import { rmaText } from './text.ts';

const text = rmaText.review;

interface AnswerRow {
  readonly name: string;
  readonly value: readonly string[];
  /** The question that changes it. */
  readonly step?: WizardStep;
}

/** The answers that were given so far, in words. */
export function answerRows(
  { lines, reasons }: components['schemas']['RmaEligibility'],
  draft: WizardDraft,
): readonly AnswerRow[] {
  const chosen = draft.lines.flatMap((line) => {
    const offer = lines.find(({ lineId }) => lineId === line.lineId);
    return offer
      ? [{ ...line, title: offer.title, of: offer.refunds.length, paid: offer.refunds[line.quantity - 1] }]
      : [];
  });
  const [first] = chosen;
  if (!first) return [];
  const type = lines.flatMap(({ types }) => types).find((option) => option.type === draft.type)?.type;
  const reasonsGiven = chosen.flatMap(({ reason }) => reasons.filter(({ code }) => code === reason));
  const notes = chosen.map(({ note }) => cleanText('block', note)).filter((note) => note !== '');
  const files = chosen.flatMap(({ pictures }) => pictures.map(({ name }) => name));
  const currency = first.paid?.currency;
  return [
    {
      name: text.items,
      value: chosen.map(({ quantity, of, title }) => text.pieces(quantity, of, title)),
      step: 'items',
    },
    ...(type === undefined ? [] : [{ name: text.request, value: [rmaText.type[type]], step: 'type' as const }]),
    ...(reasonsGiven.length === 0
      ? []
      : [{ name: text.reason, value: [...new Set(reasonsGiven.map(({ label }) => label))], step: 'reasons' as const }]),
    ...(notes.length === 0 ? [] : [{ name: text.note, value: notes }]),
    ...(files.length === 0 ? [] : [{ name: text.pictures, value: files }]),
    ...(currency === undefined
      ? []
      : [
          {
            name: text.refund,
            value: [
              formatMoney(
                money(
                  chosen.reduce((sum, { paid }) => sum + (paid?.amount ?? 0), 0),
                  currency,
                ),
              ),
            ],
          },
        ]),
  ];
}
