import { createActor } from 'xstate';
import { chosenIds } from '#machines/coupon-picker/choice.ts';
import { createCouponPickerImplementations } from '#machines/coupon-picker/implementations.ts';
import { couponPickerMachine } from '#machines/coupon-picker/machine.ts';
import type { CodeReply, CouponChoice, CouponPickerDependencies } from '#machines/coupon-picker/types.ts';
import { idempotent } from '../../api/client.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { isOutcomeUnknown } from '../../api/outcome.ts';
import type { Quote } from '../../api/queries/checkout.ts';
import type { Shop } from '../../api/shop.ts';
import { previewRequest, type PricedChoices } from '../checkout/preview-request.ts';

export interface CouponPickerEffectDependencies extends Pick<CouponPickerDependencies, 'close'> {
  readonly shop: Shop;
  /** The order is to be priced with these choices from now on. */
  readonly confirm: (choices: CouponChoices) => void;
}

export interface CouponPickerOrder {
  /** What is on screen when the picker opens. */
  readonly quote: Quote;
  /** What that was priced with. */
  readonly choices: PricedChoices;
}

type CouponChoices = Required<Pick<PricedChoices, 'couponIds' | 'autoCoupon'>>;

/** A choice in the words of the preview. */
function couponChoices(choice: CouponChoice): CouponChoices {
  return choice.isAutomatic
    ? { autoCoupon: true, couponIds: undefined }
    : { autoCoupon: undefined, couponIds: chosenIds(choice) };
}

const pricingOf = ({ coupons, totals }: Quote) => ({ coupons, total: totals.grandTotal });

/** Choosing the coupons of one order: the machine with its effects. */
export function createCouponPicker(
  { shop, confirm, close }: CouponPickerEffectDependencies,
  { quote, choices }: CouponPickerOrder,
) {
  // A code whose answer was lost is sent again under its key.
  let unanswered: { readonly code: string; readonly key: string } | null = null;
  const implementations = createCouponPickerImplementations({
    price: async (choice, signal) => {
      const body = previewRequest({ ...choices, ...couponChoices(choice) });
      return pricingOf(await unwrap(shop.client.POST('/app-mall/v1/order/preview', { body, signal })));
    },
    redeem: async (code, signal): Promise<CodeReply> => {
      const key = unanswered?.code === code ? unanswered.key : crypto.randomUUID();
      unanswered = { code, key };
      try {
        const coupon = await unwrap(
          shop.client.POST('/app-mall/v1/coupon/redeem', {
            params: { header: idempotent(key) },
            body: { code },
            signal,
          }),
        );
        unanswered = null;
        return { kind: 'redeemed', coupon };
      } catch (error) {
        if (!(error instanceof ShopApiError) || isOutcomeUnknown(error)) throw error;
        unanswered = null;
        return { kind: 'refused', message: error.message };
      }
    },
    confirm: (choice) => confirm(couponChoices(choice)),
    close,
  });
  const input = { pricing: pricingOf(quote), isAutomatic: choices.autoCoupon === true };
  return { actor: createActor(couponPickerMachine.provide(implementations), { input }) };
}

export type CouponPickerActor = ReturnType<typeof createCouponPicker>['actor'];
