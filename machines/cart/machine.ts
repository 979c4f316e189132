import { additionOf, attemptOf, headOf } from './queue.ts';
import { cartSetup } from './setup.ts';

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  options: { maxIterations: 1_000 },
  description: 'The cart of a guest, kept here, or of a member, kept by the server, and the count on the button.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    account: null,
    keysMade: 0,
    attempt: null,
    mergeRequested: false,
    queue: [],
    failed: [],
    count: 0,
  }),
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
              actions: ['applyLocally', 'persistCarts', 'countLocally', 'emitCount', 'emitCountV2', 'emitAddedHere'],
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
                actions: [
                  { type: 'setAccount', params: ({ event }) => ({ account: event.accountId }) },
                  'requestMerge',
                ],
                description: 'A member with a local cart.',
              },
              {
                target: 'member',
                actions: [
                  { type: 'setAccount', params: ({ event }) => ({ account: event.accountId }) },
                  'requestMerge',
                  'raiseCountRequested',
                ],
                description: 'A member arrives; the server knows the cart.',
              },
            ],
          },
        },
        member: {
          description: 'The cart lives on the server. Commands queue in every state, so none is lost.',
          meta: { req: ['S4.cart.12'] },
          initial: 'recalling',
          on: {
            'cart.add': {
              actions: ['enqueue', 'keepAddition'],
              description: 'To the end of the queue, and kept until it is answered.',
            },
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
              description: 'A new token of this member; what is under way goes on, for twice would be wrong.',
            },
            'session.closed': {
              target: 'guest',
              actions: ['emitAllRefused', 'clearMember'],
              description: 'The member leaves. What was to be added is kept for this member, and for nobody else.',
            },
          },
          states: {
            recalling: {
              description: 'Looking for what the server has not answered on an earlier page or in an earlier session.',
              tags: 'busy',
              invoke: {
                src: 'readAdditions',
                input: ({ context }) => ({ account: context.account }),
                onDone: {
                  target: 'ready',
                  actions: { type: 'enqueueKept', params: ({ event }) => ({ additions: event.output }) },
                  description: 'It goes first, under its old keys.',
                },
                onError: { target: 'ready', description: 'What is kept stays for the next time.' },
              },
            },
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
                input: ({ context: { account, site } }) => ({ account, site }),
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
              after: {
                requestTimeout: {
                  target: 'ready',
                  actions: 'raiseCountRequested',
                  description: 'No answer; tried again later.',
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
                    'forgetMerge',
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
              after: {
                requestTimeout: {
                  target: 'ready',
                  actions: [
                    { type: 'reportRefusal', params: { error: null } },
                    'forgetAddition',
                    'emitRefused',
                    'setFailed',
                    'dropHead',
                    'cartChanged',
                  ],
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
                    input: ({ context }) => additionOf(headOf(context)),
                    onDone: {
                      target: '#cart.owner.member.ready',
                      actions: [
                        'forgetAddition',
                        'emitAdded',
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
                      actions: [
                        { type: 'reportRefusal', params: ({ event: { error } }) => ({ error }) },
                        'forgetAddition',
                        'emitRefused',
                        'setFailed',
                        'dropHead',
                        'cartChanged',
                      ],
                      description: 'Refused; the shopper is shown why.',
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
                      actions: [
                        { type: 'reportRefusal', params: ({ event: { error } }) => ({ error }) },
                        'emitRefused',
                        'setFailed',
                        'dropHead',
                        'cartChanged',
                      ],
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
                      actions: [
                        { type: 'reportRefusal', params: ({ event: { error } }) => ({ error }) },
                        'emitRefused',
                        'setFailed',
                        'dropHead',
                        'cartChanged',
                      ],
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
