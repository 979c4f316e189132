import { requestTimeout } from '#rules/limits.ts';
import { assign, raise, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import { chosen, isChosen, isUsed, refusedCoupons, toggled, usableCoupon, usedBySlot } from './choice.ts';
import type {
  CodeReply,
  CouponChoice,
  CouponPickerContext,
  CouponPickerEvent,
  CouponPickerInput,
  PricedCoupons,
} from './types.ts';

export const couponPickerMachine = setup({
  types: {
    context: {} as CouponPickerContext,
    events: {} as CouponPickerEvent,
    input: {} as CouponPickerInput,
    tags: {} as 'busy' | 'pricing' | 'redeeming',
  },
  actors: {
    price: unprovidedActor<PricedCoupons, CouponChoice>('price'),
    redeem: unprovidedActor<CodeReply, { code: string }>('redeem'),
  },
  actions: {
    confirm: unprovidedAction('confirm'),
    close: unprovidedAction('close'),
    toggle: assign(({ context }, { couponId }: { couponId: string }) => toggled(context, couponId)),
    tryRedeemed: assign(({ context }) => (context.redeemed ? chosen(context, context.redeemed) : {})),
    useBest: assign(({ context }) => ({
      choice: { ...context.choice, isAutomatic: true },
      tried: null,
      replacedId: null,
      refused: [],
    })),
    setPricing: assign(({ context: { choice, refused } }, { pricing }: { pricing: PricedCoupons }) => ({
      pricing,
      choice: { ...choice, bySlot: usedBySlot(pricing) },
      tried: null,
      refused: choice.isAutomatic ? refused : [...refused, ...refusedCoupons(choice, pricing)],
    })),
    restore: assign(({ context }, { pricing }: { pricing: PricedCoupons }) => ({
      pricing,
      choice: context.tried?.before ?? context.choice,
      tried: null,
      replacedId: null,
      refused: refusedCoupons(context.choice, pricing),
    })),
    setCode: assign({ code: (_, { code }: { code: string }) => code.trim() }),
    clearCode: assign({ redeemed: null, codeProblem: null }),
    setCodeReply: assign((_, { reply }: { reply: CodeReply }) =>
      reply.kind === 'redeemed' ? { redeemed: reply.coupon } : { codeProblem: reply.message },
    ),
    raiseRedeemed: raise({ type: 'coupon.redeemed' }),
  },
  guards: {
    isOffered: ({ context }, { couponId }: { couponId: string }) =>
      isChosen(couponId, context) || usableCoupon(couponId, context) !== null,
    isRedeemed: (_, { reply }: { reply: CodeReply }) => reply.kind === 'redeemed',
    isCode: (_, { code }: { code: string }) => code.trim() !== '',
    isTriedInVain: ({ context: { tried } }, { pricing }: { pricing: PricedCoupons }) =>
      tried !== null && !isUsed(tried.couponId, pricing),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'couponPicker',
  options: { maxIterations: 1_000 },
  description:
    'Choosing coupons for an order: one for the items, one for the delivery, or the best of them. The server prices each choice.',
  context: ({ input: { pricing, isAutomatic } }) => ({
    pricing,
    choice: { bySlot: usedBySlot(pricing), isAutomatic },
    tried: null,
    replacedId: null,
    refused: [],
    code: '',
    redeemed: null,
    codeProblem: null,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The picker is on screen. Nothing of it counts for the order yet.',
      type: 'parallel',
      on: {
        'picker.cancel': { target: 'cancelled', description: 'The order keeps the coupons it had.' },
      },
      states: {
        pricing: {
          description: 'What the order comes to with the choice on screen.',
          initial: 'priced',
          on: {
            'coupon.toggle': {
              guard: { type: 'isOffered', params: ({ event }) => ({ couponId: event.couponId }) },
              target: '.asking',
              actions: { type: 'toggle', params: ({ event }) => ({ couponId: event.couponId }) },
              description: 'In or out; one that comes in takes the place of the one for the same thing.',
            },
            'coupons.useBest': {
              target: '.asking',
              actions: 'useBest',
              description: 'The shopper leaves the choice to the shop again.',
            },
            'coupon.redeemed': {
              target: '.asking',
              actions: 'tryRedeemed',
              description: 'The coupon of a code is tried at once.',
            },
          },
          states: {
            priced: { description: 'The total is that of the choice on screen.' },
            asking: {
              description: 'The server prices the choice; a newer choice takes the place of the question.',
              tags: ['busy', 'pricing'],
              invoke: {
                src: 'price',
                input: ({ context }) => context.choice,
                onDone: [
                  {
                    guard: { type: 'isTriedInVain', params: ({ event }) => ({ pricing: event.output }) },
                    target: 'asking',
                    reenter: true,
                    actions: { type: 'restore', params: ({ event }) => ({ pricing: event.output }) },
                    description: 'The coupon chosen last does nothing: what was chosen before it stands again.',
                  },
                  {
                    target: 'priced',
                    actions: { type: 'setPricing', params: ({ event }) => ({ pricing: event.output }) },
                    description: 'The total of the choice; a coupon that it does not use is said.',
                  },
                ],
                onError: { target: 'failed', description: 'No total.' },
              },
              after: { requestTimeout: { target: 'failed', description: 'No answer.' } },
            },
            failed: {
              description: 'The total of the choice is unknown.',
              on: { 'picker.retry': { target: 'asking', description: 'Ask again.' } },
            },
          },
        },
        code: {
          description: 'The entry of a code.',
          initial: 'entry',
          states: {
            entry: {
              description: 'A code can be entered; what became of the last one stands beside it.',
              on: {
                'code.submit': {
                  guard: { type: 'isCode', params: ({ event }) => ({ code: event.code }) },
                  target: 'redeeming',
                  actions: ['clearCode', { type: 'setCode', params: ({ event }) => ({ code: event.code }) }],
                  description: 'The shopper enters a code.',
                },
                'picker.confirm': { target: '#couponPicker.confirmed', description: 'The order takes this choice.' },
              },
            },
            redeeming: {
              description: 'The code is with the server; what it brings has to be in the choice before that counts.',
              tags: ['busy', 'redeeming'],
              invoke: {
                src: 'redeem',
                input: ({ context }) => ({ code: context.code }),
                onDone: [
                  {
                    guard: { type: 'isRedeemed', params: ({ event }) => ({ reply: event.output }) },
                    target: 'entry',
                    actions: [
                      { type: 'setCodeReply', params: ({ event }) => ({ reply: event.output }) },
                      'raiseRedeemed',
                    ],
                    description: 'The code brought a coupon.',
                  },
                  {
                    target: 'entry',
                    actions: { type: 'setCodeReply', params: ({ event }) => ({ reply: event.output }) },
                    description: 'Refused; the reason is on screen.',
                  },
                ],
                onError: { target: 'unanswered', description: 'Nobody knows whether the code was taken.' },
              },
              after: { requestTimeout: { target: 'unanswered', description: 'No answer.' } },
            },
            unanswered: {
              description: 'Nobody knows whether the code was taken; it can be entered again.',
              on: {
                'code.submit': {
                  guard: { type: 'isCode', params: ({ event }) => ({ code: event.code }) },
                  target: 'redeeming',
                  actions: ['clearCode', { type: 'setCode', params: ({ event }) => ({ code: event.code }) }],
                  description: 'Once more, or another one.',
                },
                'picker.confirm': { target: '#couponPicker.confirmed', description: 'The order takes this choice.' },
              },
            },
          },
        },
      },
    },
    confirmed: {
      description: 'The order is priced with this choice from now on.',
      type: 'final',
      entry: ['confirm', 'close'],
    },
    cancelled: { description: 'Nothing has changed.', type: 'final', entry: 'close' },
  },
});
