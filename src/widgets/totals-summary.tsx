import { SummaryList } from '#design-system/index.ts';
import { formatMoney, type Money } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { totalNote, totalRows, type NotYet, type Totals } from './total-rows.ts';

interface TotalsSummaryProps {
  readonly totals: Totals;
  readonly label: string;
  /** The sum under the line: of the goods, or of all. */
  readonly sum: Money;
  readonly notYet?: NotYet;
}

/** How a sum comes about, from the list prices down. */
export function TotalsSummary({ totals, label, sum, notYet }: TotalsSummaryProps) {
  return (
    <SummaryList
      rows={totalRows(totals, useSite(), notYet)}
      total={{ label, value: formatMoney(sum), note: totalNote(totals) }}
    />
  );
}
