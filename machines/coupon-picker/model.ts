import type { EventObject } from 'xstate';
import type { MachineModel } from '../verify/model.ts';
import { chosenIds, isChosen, isUsed, refusedCoupons, slotOf } from './choice.ts';
import { couponPickerMachine } from './machine.ts';
import { samplePricing, sampleWallet } from './samples.ts';
import type { CodeReply, PricedCoupons } from './types.ts';

const pricings: readonly PricedCoupons[] = [
  samplePricing(['first', 'delivery']),
  samplePricing([], [sampleWallet.second], [sampleWallet.first]),
  samplePricing(['coded'], [sampleWallet.coded, sampleWallet.second]),
];
const replies: readonly CodeReply[] = [
  { kind: 'redeemed', coupon: sampleWallet.coded },
  { kind: 'refused', message: 'We do not know this code.' },
];
const slots = new Map(Object.values(sampleWallet).map((coupon) => [coupon.couponId, slotOf(coupon)]));

const toggledId = (event: EventObject) => ('couponId' in event ? String(event.couponId) : '');

export const couponPickerModel: MachineModel<typeof couponPickerMachine> = {
  machine: couponPickerMachine,
  inputs: [
    { pricing: samplePricing(['first', 'delivery']), isAutomatic: true },
    { pricing: samplePricing([]), isAutomatic: false },
  ],
  samples: {
    'coupon.toggle': ['second', 'delivery', 'nobody'].map((couponId) => ({ type: 'coupon.toggle', couponId })),
    'coupons.useBest': [{ type: 'coupons.useBest' }],
    'code.submit': [
      { type: 'code.submit', code: ' LIGHT8 ' },
      { type: 'code.submit', code: '  ' },
    ],
    'coupon.redeemed': [],
    'picker.retry': [{ type: 'picker.retry' }],
    'picker.confirm': [{ type: 'picker.confirm' }],
    'picker.cancel': [{ type: 'picker.cancel' }],
  },
  replies: { price: pricings, redeem: replies },
  // What is only said to the shopper decides nothing: it is checked step by step.
  abstraction: ({ context: { pricing, choice, tried } }) => [
    pricing.coupons.usable.map(({ coupon }) => coupon.couponId),
    choice,
    tried,
  ],
  invariants: {
    'each slot holds a coupon of its kind': ({
      context: {
        choice: { bySlot },
      },
    }) =>
      (bySlot.ITEMS === null || slots.get(bySlot.ITEMS) === 'ITEMS') &&
      (bySlot.DELIVERY === null || slots.get(bySlot.DELIVERY) === 'DELIVERY'),
    'a total that is not asked for and not failed is that of the choice on screen': (s) =>
      !s.matches({ open: { pricing: 'priced' } }) || refusedCoupons(s.context.choice, s.context.pricing).length === 0,
    'what waits for its first total is chosen': ({ context: { choice, tried } }) =>
      tried === null || isChosen(tried.couponId, { choice }),
    'a code brings a coupon or a reason, never both': ({ context: { redeemed, codeProblem } }) =>
      redeemed === null || codeProblem === null,
  },
  steps: {
    'a coupon that is pressed goes in or out, and the choice is the own one of the shopper': ({
      before,
      event,
      after,
    }) => {
      if (event.type !== 'coupon.toggle' || before.context === after.context) return true;
      const id = toggledId(event);
      return isChosen(id, before.context) !== isChosen(id, after.context) && !after.context.choice.isAutomatic;
    },
    'whatever leaves for another one of its kind is named': ({ before, event, after }) =>
      event.type !== 'coupon.toggle' ||
      chosenIds(before.context.choice)
        .filter((id) => !isChosen(id, after.context))
        .every((id) => id === toggledId(event) || id === after.context.replacedId),
    'every change of the choice by the shopper is priced': ({ before, event, after, actions }) =>
      event.type.startsWith('xstate.') ||
      before.context.choice === after.context.choice ||
      (after.matches({ open: { pricing: 'asking' } }) && actions.includes('start price')),
    'a coupon that a total leaves out is named, unless the shop chose it': ({ before, event, after }) => {
      if (!event.type.startsWith('xstate.done') || before.context.pricing === after.context.pricing) return true;
      const { choice } = before.context;
      return (
        (choice.isAutomatic && before.context.tried === null) ||
        refusedCoupons(choice, after.context.pricing).every(({ couponId }) =>
          after.context.refused.some((each) => each.couponId === couponId),
        )
      );
    },
    'a coupon tried in vain gives way to what was chosen before it': ({ before, event, after }) => {
      const { tried } = before.context;
      if (!event.type.startsWith('xstate.done') || !tried || before.context.pricing === after.context.pricing)
        return true;
      return isUsed(tried.couponId, after.context.pricing)
        ? after.matches({ open: { pricing: 'priced' } })
        : after.context.choice === tried.before && after.matches({ open: { pricing: 'asking' } });
    },
    'who leaves the choice to the shop again sees nothing refused or replaced': ({ before, event, after }) =>
      event.type !== 'coupons.useBest' ||
      before.context === after.context ||
      (after.context.replacedId === null && after.context.refused.length === 0),
    'a coupon that is tried anew has nothing refused beside it': ({ before, after }) =>
      after.context.tried === null ||
      after.context.tried === before.context.tried ||
      after.context.refused.length === 0,
    'the coupon of a code is tried at once': ({ before, after }) =>
      after.context.redeemed === null ||
      after.context.redeemed === before.context.redeemed ||
      (after.context.tried?.couponId === after.context.redeemed.couponId &&
        after.matches({ open: { pricing: 'asking' } })),
    'the order hears of a choice exactly when the shopper confirms it, and the picker closes once': ({
      event,
      actions,
    }) =>
      actions.includes('confirm') === (event.type === 'picker.confirm' && actions.includes('close')) &&
      actions.filter((name) => name === 'close').length <= 1,
    'who confirms while a code is on its way stays': ({ before, event, after }) =>
      event.type !== 'picker.confirm' ||
      (before.hasTag('redeeming') ? after.value === before.value : after.matches('confirmed')),
    'one code is sent at a time': ({ before, actions }) =>
      !actions.includes('start redeem') || !before.hasTag('redeeming'),
  },
  ignored: {
    'code.submit': { 'open.code.redeeming': 'one code at a time' },
    'picker.retry': { 'open.pricing.priced': 'the total is there', 'open.pricing.asking': 'it is asked for already' },
    'picker.confirm': { 'open.code.redeeming': 'the coupon of the code would not be in it' },
  },
};
