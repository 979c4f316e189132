import { RadioCards, Stack, SummaryList, Text, type SummaryRow } from '#design-system/index.ts';
import type { WizardDraft } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { spelled } from '#rules/by-site.ts';
import { formatMoney } from '#rules/money.ts';
import type { Site } from '#rules/markets.ts';
import { useMember, useSite } from '#src/actors/use-actors.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { giftText } from '../parts/gift-text.ts';
import { rmaText } from './text.ts';

const text = rmaText.review.back;

interface RefundWayProps {
  /** What comes back; absent while it is counted. */
  readonly preview: components['schemas']['RmaPreview'] | undefined;
  readonly draft: WizardDraft;
  readonly onChange: (change: Partial<WizardDraft>) => void;
}

/** What comes back, and for a member the choice between the way it was paid and coins; neither is chosen at first. */
export function RefundWay({ preview, draft, onChange }: RefundWayProps) {
  const site = useSite();
  const isMember = useMember() !== null;
  if (!preview) return <Text tone="muted">{rmaText.review.refundNote}</Text>;
  const offersCoins = isMember && preview.toCoins > 0;
  return (
    <Stack gap="l">
      <section aria-label={text.title}>
        <SummaryList
          rows={previewRows(preview, site)}
          total={{ label: text.total, value: formatMoney(preview.amount) }}
        />
      </section>
      {offersCoins && (
        <RadioCards
          legend={text.way}
          value={draft.refundTo === 'COINS' || draft.refundTo === 'ORIGINAL' ? draft.refundTo : undefined}
          onChange={(refundTo) => onChange({ refundTo })}
          options={[
            { value: 'ORIGINAL', label: text.original, end: formatMoney(preview.amount) },
            { value: 'COINS', label: text.inCoins(coinCount(preview.toCoins, site)), note: text.inCoinsNote },
          ]}
        />
      )}
      <Text size="small" tone="muted">
        {offersCoins ? text.noChoice : rmaText.review.refundNote}
      </Text>
    </Stack>
  );
}

function previewRows(
  { goods: paid, delivery, shortfall, giftDeduction, coinReturn, coinClawback }: components['schemas']['RmaPreview'],
  site: Site,
): SummaryRow[] {
  return [
    { id: 'paid', label: text.paid, value: formatMoney(paid) },
    ...(delivery.amount > 0
      ? [{ id: 'delivery', label: spelled(text.delivery, site), value: formatMoney(delivery) }]
      : []),
    ...(shortfall.amount > 0 ? [{ id: 'shortfall', label: text.shortfall, value: `−${formatMoney(shortfall)}` }] : []),
    ...(giftDeduction.amount > 0
      ? [{ id: 'gift', label: giftText.deduction, value: `−${formatMoney(giftDeduction)}` }]
      : []),
    ...(coinReturn > 0 ? [{ id: 'coins', label: text.coins, value: `+${coinCount(coinReturn, site)}` }] : []),
    ...(coinClawback > 0 ? [{ id: 'taken', label: text.coinsTaken, value: `−${coinCount(coinClawback, site)}` }] : []),
  ];
}
