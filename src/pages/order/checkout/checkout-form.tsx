import { useState } from 'react';
import { Button, BuyBar, Container, Form, Heading, IconPlus, Link, Stack, TextArea } from '#design-system/index.ts';
import { selectPayMethod } from '#machines/checkout/selectors.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import * as columns from '#src/widgets/columns.css.ts';
import * as styles from '#src/widgets/page.css.ts';
import { PurchaseSteps } from '#src/widgets/purchase-steps.tsx';
import { Address } from './address.tsx';
import { Delivery, PayMethods } from './choices.tsx';
import { GuestContact, MemberContact } from './contact.tsx';
import { Discounts } from './discounts/discounts.tsx';
import { CoinPayment } from './exchange/exchange-parts.tsx';
import { isNothingBuyable } from '#src/actors/checkout/obstacles.ts';
import { missingCoins } from './exchange/missing-coins.ts';
import { Items } from './items.tsx';
import { NothingBuyable, NothingToOrder } from './nothing-to-order.tsx';
import { Notices } from './notices.tsx';
import { Prizes } from './prizes/prizes.tsx';
import { placeLabel } from './place-label.ts';
import { PledgeFacts } from './pledge/pledge-parts.tsx';
import { Protection } from './protection.tsx';
import type { Purchase } from './purchase.ts';
import { Summary } from './summary.tsx';
import { checkoutText as text } from './text.ts';
import { useCheckout } from './use-checkout.ts';
import { useOrderForm, type OrderForm } from './use-order-form.ts';

const longest = 200;

function Remark({ form }: Pick<OrderForm, 'form'>) {
  const [open, setOpen] = useState(form.values.remark !== '');
  if (!open) {
    return (
      <div>
        <Button tone="quiet" size="s" flush onClick={() => setOpen(true)}>
          <IconPlus size={20} />
          {text.remark.open}
        </Button>
      </div>
    );
  }
  return <TextArea {...form.text('remark')} name="remark" label={text.remark.label} maxLength={longest} rows={3} />;
}

interface CheckoutFormProps {
  readonly purchase: Purchase;
  readonly isGuest: boolean;
  readonly saved: readonly components['schemas']['Address'][];
  readonly onOrdered: () => void;
}

export function CheckoutForm({ purchase, isGuest, saved, onOrdered }: CheckoutFormProps) {
  const orderForm = useOrderForm({ isGuest, saved });
  const { form, addressId } = orderForm;
  const checkout = useCheckout(purchase, orderForm, { isGuest, onOrdered });
  const { actor, quote, isQuoting, isSubmitting, isLocked, chosenDelivery } = checkout;
  const payMethod = useActorValue(actor, selectPayMethod, 'CARD');
  const site = useSite();
  const isOnline = useOnline();
  const fromCart = purchase.source === 'CART';
  // Where nothing is charged, a note of the place says why.
  const isTaxKnown = !!quote?.placeNotes || addressId !== undefined || (form.values.address.region ?? '') !== '';

  if (quote?.lines.length === 0 && !isSubmitting) return <NothingToOrder purchase={purchase} />;
  if (quote && isNothingBuyable(quote) && !isSubmitting) return <NothingBuyable quote={quote} fromCart={fromCart} />;

  const submit = () => {
    if (isSubmitting || !isOnline) return;
    const details = orderForm.check();
    if (details) actor.send({ type: 'checkout.submit', details });
  };
  const button = (
    <Button
      type="submit"
      tone="brand"
      size="l"
      block
      loading={isSubmitting}
      disabled={!isOnline || quote === undefined || missingCoins(quote) > 0}
    >
      {placeLabel(quote, { site, payMethod, isTaxKnown })}
    </Button>
  );

  return (
    <Container className={styles.page}>
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1} tabIndex={-1}>
            {text.title}
          </Heading>
          {/* An exchange of coins has no payment. */}
          {purchase.source !== 'COIN' && <PurchaseSteps current="details" />}
        </Stack>
        <Form errorTitle={text.errors.title} errors={form.errors} aria-busy={isSubmitting} onSubmit={submit}>
          <Notices actor={actor} quote={quote} />
          <div className={columns.withSummary}>
            <fieldset disabled={isLocked}>
              <Stack gap="xl">
                {isGuest ? <GuestContact form={form} /> : <MemberContact />}
                <Address order={orderForm} saved={saved} isGuest={isGuest} />
                <Delivery
                  quote={quote}
                  chosen={chosenDelivery}
                  onChoose={(shippingMethod) => actor.send({ type: 'checkout.edit', choices: { shippingMethod } })}
                >
                  <Protection quote={quote} actor={actor} />
                  <Remark form={form} />
                </Delivery>
                {purchase.source === 'COIN' ? (
                  <CoinPayment quote={quote} />
                ) : (
                  <>
                    <Discounts quote={quote} actor={actor} isGuest={isGuest} />
                    <Prizes quote={quote} actor={actor} />
                    <PayMethods quote={quote} actor={actor} />
                  </>
                )}
              </Stack>
            </fieldset>
            <Summary
              quote={quote}
              isQuoting={isQuoting}
              isTaxKnown={isTaxKnown}
              items={
                quote && (
                  <>
                    <Items quote={quote} fromCart={fromCart} isLocked={isLocked} />
                    {quote.pledge && <PledgeFacts pledge={quote.pledge} />}
                  </>
                )
              }
              edit={fromCart && <Link href={href('/shopping-cart')}>{text.items.edit}</Link>}
            >
              {button}
            </Summary>
          </div>
          <BuyBar>{button}</BuyBar>
        </Form>
      </Stack>
    </Container>
  );
}
