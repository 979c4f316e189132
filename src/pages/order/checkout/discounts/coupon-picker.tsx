import { useEffect } from 'react';
import { Sheet } from '#design-system/components/sheet/sheet.tsx';
import { Accordion, Banner, Button, Inline, Stack, Text, VisuallyHidden } from '#design-system/index.ts';
import {
  selectIsPricing,
  selectIsRedeeming,
  selectIsUnpriced,
  selectPricing,
} from '#machines/coupon-picker/selectors.ts';
import { formatMoney, sumMoney } from '#rules/money.ts';
import type { PricedChoices } from '#src/actors/checkout/preview-request.ts';
import { createCouponPicker, type CouponPickerActor } from '#src/actors/coupon-picker/coupon-picker-actor.ts';
import { usePageActor } from '#src/actors/use-page-actor.ts';
import { useShop } from '#src/actors/use-shop.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { useLatest } from '#src/hooks/use-latest.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { useText } from '#src/widgets/use-text.ts';
import { OfflineBanner } from '#src/widgets/offline-banner.tsx';
import { discountsText } from './text.ts';
import { CodeEntry } from './code-entry.tsx';
import { OfferedCoupons } from './offered-coupons.tsx';
import { PickerNews } from './picker-news.tsx';
import { UnusableCoupons } from './unusable-coupons.tsx';

const text = discountsText.picker;

interface CouponPickerProps {
  readonly quote: Quote;
  readonly choices: PricedChoices;
  readonly onChoose: (choices: Partial<PricedChoices>) => void;
  readonly onClose: () => void;
}

/** The coupons of the member for this order. Nothing counts before it is confirmed. */
export function CouponPicker({ quote, choices, onChoose, onClose }: CouponPickerProps) {
  const { lead } = useText(text);
  const shop = useShop();
  const confirm = useLatest(onChoose);
  const close = useLatest(onClose);
  const { actor } = usePageActor(() => createCouponPicker({ shop, confirm, close }, { quote, choices }));
  const { coupons } = useActorValue(actor, selectPricing, actor.getSnapshot().context.pricing);
  const isRedeeming = useActorValue(actor, selectIsRedeeming, false);
  const folded = [
    { id: 'coupon-code-entry', title: text.code.open, body: <CodeEntry actor={actor} /> },
    ...(coupons.unusable.length === 0
      ? []
      : [
          {
            id: 'unusable-coupons',
            title: text.unusable(coupons.unusable.length),
            body: <UnusableCoupons coupons={coupons.unusable} />,
          },
        ]),
  ];
  return (
    <Sheet
      open
      side="bottomOrCentre"
      onOpenChange={(open) => {
        if (!open) actor.send({ type: 'picker.cancel' });
      }}
      title={text.title}
      closeLabel={text.close}
      description={lead}
      footer={
        <Inline justify="between" gap="m" wrap>
          <PickerTotal actor={actor} />
          <Button loading={isRedeeming} onClick={() => actor.send({ type: 'picker.confirm' })}>
            {text.confirm}
          </Button>
        </Inline>
      }
    >
      {/* React hands events on through a portal: a code that is sent must not order what the page around it sells. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <Stack gap="l">
          <PickerFailure actor={actor} />
          <PickerNews actor={actor} />
          <OfferedCoupons actor={actor} coupons={coupons} />
          <Accordion items={folded} />
        </Stack>
      </div>
    </Sheet>
  );
}

/** What the order comes to with the choice, as soon as it is known. */
function PickerTotal({ actor }: { actor: CouponPickerActor }) {
  const { total, coupons } = useActorValue(actor, selectPricing, actor.getSnapshot().context.pricing);
  const isPricing = useActorValue(actor, selectIsPricing, false);
  const isUnpriced = useActorValue(actor, selectIsUnpriced, false);
  const saved = sumMoney(
    coupons.used.map(({ discount }) => discount),
    total.currency,
  );
  if (isUnpriced) return <Text tone="muted">{text.unpriced}</Text>;
  return (
    <div role="status" aria-busy={isPricing}>
      <Text weight="medium" numbers tone={isPricing ? 'muted' : undefined}>
        {text.total(formatMoney(total))}
      </Text>
      {saved.amount > 0 && (
        <Text size="small" tone="muted" numbers>
          {text.saves(formatMoney(saved))}
        </Text>
      )}
      {isPricing && <VisuallyHidden>{text.updating}</VisuallyHidden>}
    </div>
  );
}

/** Without a connection the choice waits, and is priced by itself once there is one again. */
function PickerFailure({ actor }: { actor: CouponPickerActor }) {
  const isOnline = useOnline();
  const isUnpriced = useActorValue(actor, selectIsUnpriced, false);
  useEffect(() => {
    if (isOnline && actor.getSnapshot().status === 'active') actor.send({ type: 'picker.retry' });
  }, [isOnline, actor]);
  if (!isOnline) return <OfflineBanner>{text.offline}</OfflineBanner>;
  if (!isUnpriced) return null;
  return (
    <Banner
      tone="critical"
      action={
        <Button tone="outline" size="s" onClick={() => actor.send({ type: 'picker.retry' })}>
          {text.retry}
        </Button>
      }
    >
      {text.unpriced}
    </Banner>
  );
}
