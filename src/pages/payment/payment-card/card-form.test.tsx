import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import { paymentMachine } from '#machines/payment/machine.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { paymentText } from '#src/text/payment.ts';
import { CardForm } from './card-form.tsx';

afterEach(cleanup);

const origin = 'https://pay.test';
const secret = 'secret-1';
const payment = {
  paymentNo: 'P1',
  orderNo: 'LUS1',
  method: 'CARD',
  status: 'REQUIRES_ACTION',
  amount: { amount: 4900, currency: 'USD' },
  attempt: 1,
  createdTime: 1,
  nextAction: { type: 'CARD_FORM', fieldsUrl: `${origin}/fields`, clientSecret: secret },
} as const;

/** The card form of a member, with a frame that answers what the test lets it answer. */
function openConnected() {
  const form = open();
  form.say({ type: 'connected' });
  return form;
}

/** The card form before the frame has answered. */
function open() {
  const actor = createActor(paymentMachine, {
    input: { orderNo: 'LUS1', paymentKey: null, page: 'card', preferred: null, isConfirmed: false },
  });
  const send = vi.spyOn(actor, 'send').mockReturnValue();
  renderInShop(<CardForm payment={payment} actor={actor} isPaying={false} />, {}, 'US', 'm1');
  const frame = screen.getByTitle<HTMLIFrameElement>(paymentText.card.frame);
  const posted = vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockReturnValue();
  const say = (message: object) =>
    act(() => {
      const data = { protocol: 'lampyris.card-fields.1', nonce: secret, ...message };
      window.dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data }));
    });
  const tokenRequests = () =>
    posted.mock.calls.flatMap(([message]: unknown[]) => {
      const { type, requestId } = { type: '', requestId: '', ...Object(message) };
      return type === 'tokenise' ? [requestId] : [];
    });
  return { frame, send, say, tokenRequests };
}

const button = () => screen.getByRole('button', { name: /^Pay/ });

test('the fields are busy and the button is disabled until the frame of the provider has answered', () => {
  const { frame, say } = open();
  const fields = frame.closest('[aria-busy]');
  expect(fields?.getAttribute('aria-busy')).toBe('true');
  expect(button()).toHaveProperty('disabled', true);
  say({ type: 'connected' });
  expect(fields?.getAttribute('aria-busy')).toBe('false');
  expect(button()).toHaveProperty('disabled', false);
});

test('the card is swapped for a token once, however often the button and Enter in the frame ask for it', async () => {
  const { send, say, tokenRequests } = openConnected();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(button());
  fireEvent.click(button());
  say({ type: 'submit' });
  const [requestId, ...more] = tokenRequests();
  expect(more).toEqual([]);
  say({ type: 'token', requestId, cardToken: 'tok_1' });
  await waitFor(() =>
    expect(send.mock.calls).toEqual([[{ type: 'card.tokenised', cardToken: 'tok_1', saveCard: true }]]),
  );
});

test('a refusal of the provider is said in the form, and the next try can succeed', async () => {
  const { send, say, tokenRequests } = openConnected();
  fireEvent.click(button());
  say({ type: 'refused', requestId: tokenRequests()[0], reason: 'invalid_fields' });
  await screen.findByText(paymentText.card.incomplete);
  fireEvent.click(button());
  expect(screen.queryByText(paymentText.card.incomplete)).toBeNull();
  say({ type: 'token', requestId: tokenRequests()[1], cardToken: 'tok_2' });
  await waitFor(() =>
    expect(send.mock.calls).toEqual([[{ type: 'card.tokenised', cardToken: 'tok_2', saveCard: false }]]),
  );
});

test('a session that the provider has ended abandons the attempt', async () => {
  const { send, say, tokenRequests } = openConnected();
  fireEvent.click(button());
  say({ type: 'refused', requestId: tokenRequests()[0], reason: 'session_over' });
  await screen.findByText(paymentText.card.sessionOver);
  expect(send.mock.calls).toEqual([[{ type: 'payment.abandon' }]]);
});
