import { attemptOf, headOf } from './queue.ts';
import { cartSetup } from './setup.ts';

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  options: { maxIterations: 1_000 },
  description: 'The cart of a guest, kept here, or of a member, kept by the server, and the count on the button.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, attempt: null, mergeRequested: false, queue: [], count: 0 }),
  states: {
    count: {
      description: 'Asking the server for the count when nothing else gives it.',
      initial: 'quiet',
      on: {
        'market.changed': {
          target: '.settling',
          actions: { type: 'storeSite', params: ({ event }) => ({ site: event.site }) },
          description: 'Each market has its own cart; the wait starts again with every change.',
          meta: { req: ['S4.market.04'] },
        },
      },
      states: {
        quiet: {
          description: 'The count is known.',
          on: { 'cart.countRequested': { target: 'counting', description: 'A member arrived or a merge ended.' } },
        },
        settling: {
          description: 'Waiting for the market to settle; the last count stays shown.',
          after: {
            cartRefreshDelay: [
              { guard: 'isMerging', target: 'quiet', description: 'The end of the merge refreshes the cart.' },
              { guard: 'isMember', target: 'counting', actions: 'cartChanged', description: 'One refresh: a member.' },
              {
                target: 'quiet',
                actions: ['countLocally', 'emitCount', 'emitCountV2', 'cartChanged'],
                description: 'One refresh for a guest.',
              },
            ],
          },
        },
        counting: {
          description: 'The server counts; the last count stays shown.',
          tags: 'busy',
          meta: { req: ['S4.cart-count.01', 'S4.cart-count.07'] },
          invoke: {
            src: 'fetchCount',
            input: ({ context }) => ({ site: context.site }),
            onDone: {
              target: 'quiet',
              actions: [
                { type: 'setCount', params: ({ event }) => ({ count: event.output }) },
                'emitCount',
                'emitCountV2',
              ],
              description: 'Counted.',
              meta: { req: ['S4.cart-count.05', 'S4.cart-count.06'] },
            },
            onError: { target: 'quiet', description: 'The last count stays shown.' },
          },
          after: { requestTimeout: { target: 'quiet', description: 'No answer; the last count stays shown.' } },
          on: {
            'cart.countRequested': {
              target: 'counting',
              reenter: true,
              description: 'The cart changed while it was counted.',
            },
            'cart.countReceived': { target: 'quiet', description: 'A command brought a newer count.' },
            'session.closed': { target: 'quiet', description: 'The cart of a guest is counted here.' },
          },
        },
      },
    },
    owner: {
      description: 'Whose cart it is.',
      initial: 'guest',
      states: {
        guest: {
          description: 'The cart lives in this browser.',
          meta: { req: ['S4.cart-count.02', 'S4.cart-count.05', 'S4.cart-count.06'] },
          entry: ['countLocally', 'emitCount', 'emitCountV2'],
          on: {
            'cart.add': {
              actions: ['applyLocally', 'persistCarts', 'countLocally', 'emitCount', 'emitCountV2'],
              description: 'Add to the local cart.',
            },
            'cart.setQuantity': {
              actions: ['applyLocally', 'persistCarts', 'countLocally', 'emitCount', 'emitCountV2'],
              description: 'Set a quantity; 0 or less removes the line.',
            },
            'cart.remove': {
              actions: ['applyLocally', 'persistCarts', 'countLocally', 'emitCount', 'emitCountV2'],
              description: 'Remove lines and their selection.',
            },
            'cart.select': {
              actions: ['applyLocally', 'persistCarts'],
              description: 'Select or unselect lines.',
            },
            'cart.changedElsewhere': {
              actions: ['storeCarts', 'countLocally', 'emitCount', 'emitCountV2'],
              description: 'Another tab changed the local cart.',
            },
            'session.opened': [
              {
                guard: 'hasLocalLines',
                target: 'member',
                actions: 'requestMerge',
                description: 'A member with a local cart.',
              },
              {
                target: 'member',
                actions: ['requestMerge', 'raiseCountRequested'],
                description: 'A member arrives; the server knows the cart.',
              },
            ],
          },
        },
        member: {
          description: 'The cart lives on the server. Commands queue in every state, so none is lost.',
          meta: { req: ['S4.cart.12'] },
          initial: 'ready',
          on: {
            'cart.add': { actions: 'enqueue', description: 'To the end of the queue.' },
            'cart.setQuantity': { actions: 'enqueue', description: 'To the end of the queue.' },
            'cart.remove': { actions: 'enqueue', description: 'To the end of the queue.' },
            'cart.select': { actions: 'enqueue', description: 'To the end of the queue.' },
            'cart.changedElsewhere': {
              actions: 'storeCarts',
              description: 'Another tab changed or merged the local cart.',
            },
            'cart.opened': {
              actions: 'requestMerge',
              description: 'The cart page opens: a failed merge is tried again.',
            },
            'page.becameVisible': {
              actions: ['requestMerge', 'raiseCountRequested', 'cartChanged'],
              description: 'Back in view: a failed merge is tried again, and another device may have changed the cart.',
            },
            'market.changed': {
              actions: 'requestMerge',
              description: 'The local cart of the other market may wait for its merge.',
            },
            'session.opened': {
              actions: ['requestMerge', 'raiseCountRequested'],
              description: 'Another member, or a new token; what is under way goes on, for twice would be wrong.',
            },
            'session.closed': [
              {
                guard: 'hasQueued',
                target: 'guest',
                actions: [{ type: 'restoreUnsentAdditions', params: { sent: 0 } }, 'clearAttempt', 'persistCarts'],
                description: 'The member leaves; what was to be added stays in the local cart.',
              },
              {
                target: 'guest',
                actions: 'clearAttempt',
                description: 'The member leaves. Nothing is written: this tab may know less than another by now.',
              },
            ],
          },
          states: {
            ready: {
              description: 'Nothing under way.',
              always: [
                {
                  guard: 'canMerge',
                  target: 'preparing',
                  actions: 'clearMergeRequest',
                  description: 'Local lines wait.',
                },
                { guard: 'hasQueued', target: 'working', description: 'A command waits.' },
              ],
            },
            preparing: {
              description: 'Fetching the kept attempt or keeping a new one with its key.',
              tags: ['busy', 'merging'],
              meta: { req: ['S4.cart-count.09'] },
              invoke: {
                src: 'openMerge',
                input: ({ context }) => ({ site: context.site }),
                onDone: {
                  target: 'merging',
                  actions: { type: 'setAttempt', params: ({ event }) => ({ attempt: event.output }) },
                  description: 'The attempt is kept.',
                },
                onError: {
                  target: 'ready',
                  actions: 'raiseCountRequested',
                  description: 'Not kept: better no merge than two.',
                },
              },
            },
            merging: {
              description: 'The server takes the local lines.',
              tags: ['busy', 'merging'],
              meta: { req: ['S4.cart-count.07', 'S4.cart-count.08'] },
              invoke: {
                src: 'mergeCart',
                input: ({ context }) => attemptOf(context),
                onDone: {
                  target: 'ready',
                  actions: [
                    'removeMerged',
                    'persistCarts',
                    { type: 'forgetMerge', params: ({ context }) => ({ site: attemptOf(context).site }) },
                    'clearAttempt',
                    'emitMerged',
                    'cartChanged',
                    'raiseCountRequested',
                    'requestMerge',
                  ],
                  description: 'Exactly the lines sent leave the local cart.',
                  meta: { req: ['S4.cart-count.03', 'S4.cart-count.04'] },
                },
                onError: {
                  target: 'ready',
                  actions: ['clearAttempt', 'raiseCountRequested'],
                  description: 'Nothing changes; the kept attempt is tried again later with the same key.',
                  meta: { req: ['S7.shop-calls.08'] },
                },
              },
              after: {
                requestTimeout: {
                  target: 'ready',
                  actions: ['clearAttempt', 'raiseCountRequested'],
                  description: 'No answer; tried again later with the same key.',
                },
              },
            },
            working: {
              description: 'The first command of the queue is with the server.',
              tags: 'busy',
              initial: 'choosing',
              exit: 'cartChanged',
              after: {
                requestTimeout: {
                  target: 'ready',
                  actions: [{ type: 'reportRefusal', params: { error: null } }, 'dropHead'],
                  description: 'No answer.',
                },
              },
              states: {
                choosing: {
                  description: 'What kind of command is it?',
                  always: [
                    { guard: 'isAdditionNext', target: 'adding', description: 'An addition.' },
                    { guard: 'isRemovalNext', target: 'removing', description: 'A removal.' },
                    { target: 'updating', description: 'A quantity or a selection.' },
                  ],
                },
                adding: {
                  description: 'The server adds a line.',
                  invoke: {
                    src: 'addLine',
                    input: ({ context }) => headOf(context),
                    onDone: {
                      target: '#cart.owner.member.ready',
                      actions: [
                        'dropHead',
                        { type: 'setCount', params: ({ event }) => event.output },
                        'emitCount',
                        'emitCountV2',
                        'raiseCountReceived',
                      ],
                      description: 'Added.',
                    },
                    onError: {
                      target: '#cart.owner.member.ready',
                      actions: [{ type: 'reportRefusal', params: ({ event: { error } }) => ({ error }) }, 'dropHead'],
                      description: 'Refused; the shopper is shown why.',
                    },
                  },
                  on: {
                    'session.closed': {
                      target: '#cart.owner.guest',
                      actions: [{ type: 'restoreUnsentAdditions', params: { sent: 1 } }, 'persistCarts'],
                      description: 'The member leaves; the addition under way may have arrived and is not repeated.',
                    },
                  },
                },
                removing: {
                  description: 'The server removes lines.',
                  invoke: {
                    src: 'deleteLines',
                    input: ({ context }) => headOf(context),
                    onDone: {
                      target: '#cart.owner.member.ready',
                      actions: [
                        'dropHead',
                        { type: 'setCount', params: ({ event }) => event.output },
                        'emitCount',
                        'emitCountV2',
                        'raiseCountReceived',
                      ],
                      description: 'Removed.',
                    },
                    onError: {
                      target: '#cart.owner.member.ready',
                      actions: [{ type: 'reportRefusal', params: ({ event: { error } }) => ({ error }) }, 'dropHead'],
                      description: 'Refused; the shopper is shown why.',
                    },
                  },
                },
                updating: {
                  description: 'The server sets quantities or selections.',
                  invoke: {
                    src: 'updateLines',
                    input: ({ context }) => headOf(context),
                    onDone: {
                      target: '#cart.owner.member.ready',
                      actions: [
                        'dropHead',
                        { type: 'setCount', params: ({ event }) => event.output },
                        'emitCount',
                        'emitCountV2',
                        'raiseCountReceived',
                      ],
                      description: 'Set.',
                    },
                    onError: {
                      target: '#cart.owner.member.ready',
                      actions: [{ type: 'reportRefusal', params: ({ event: { error } }) => ({ error }) }, 'dropHead'],
                      description: 'Refused; the shopper is shown why.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
