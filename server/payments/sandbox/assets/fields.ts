import { openCardForm } from './card-form.ts';
import { protocol, readCommand, type Command, type Notice } from './messages.ts';

const root = document.documentElement;
const { session = '', shop = '' } = root.dataset;

let nonce: string | undefined;

/** Only ever to the one origin the session was made for; a page of another origin that frames us hears nothing. */
const notify = (notice: Notice) => {
  if (window.parent !== window) window.parent.postMessage({ protocol, ...(nonce && { nonce }), ...notice }, shop);
};

let lastChange = '';
const notifyChange = () => {
  const notice: Notice = { type: 'change', ...form.state() };
  const text = JSON.stringify(notice);
  if (text !== lastChange) notify(notice);
  lastChange = text;
};
const form = openCardForm(notifyChange);

type TokenReply = { cardToken: string; brand: string; last4: string; expMonth: number; expYear: number };

const isToken = (body: unknown): body is TokenReply => typeof body === 'object' && body !== null && 'cardToken' in body;

const codeOf = (body: unknown): unknown =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'object' &&
  body.error !== null &&
  'code' in body.error
    ? body.error.code
    : undefined;

const refusalOf = (body: unknown): 'invalid_fields' | 'session_over' | 'unavailable' => {
  const code = codeOf(body);
  if (code === 'test_cards_only') form.refuseNumber('This is a sandbox: please use one of the test cards.');
  if (code === 'card_invalid') form.refuseNumber('Please check the card details.');
  if (code === 'test_cards_only' || code === 'card_invalid') return 'invalid_fields';
  return code === 'session_over' || code === 'unknown_session' ? 'session_over' : 'unavailable';
};

const tokenise = async (requestId: string, clientSecret: string): Promise<void> => {
  const details = form.read();
  if (!details) return notify({ type: 'refused', requestId, reason: 'invalid_fields' });
  try {
    const response = await fetch('/fields/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session, clientSecret, ...details }),
      signal: AbortSignal.timeout(15_000),
    });
    const body: unknown = await response.json();
    notify(
      isToken(body) ? { type: 'token', requestId, ...body } : { type: 'refused', requestId, reason: refusalOf(body) },
    );
  } catch {
    notify({ type: 'refused', requestId, reason: 'unavailable' });
  }
};

const notifyHeight = () => notify({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });

const connect = (command: Extract<Command, { theme: unknown }>) => {
  if (command.theme) root.dataset.theme = command.theme;
  if (command.type === 'theme') return;
  nonce = command.nonce;
  // Before the shop listens, Enter would send the card by itself, as the address of a page.
  document.querySelector('button')?.removeAttribute('disabled');
  notify({ type: 'connected' });
  notifyHeight();
  if (!form.state().empty) notifyChange();
};

const apply = (command: Command): void => {
  switch (command.type) {
    case 'connect':
    case 'theme':
      return connect(command);
    case 'focus':
      return form.focus();
    case 'clear-cvc':
      return form.clearCvc();
    case 'lock':
      return form.lock(command.locked);
    case 'tokenise':
      void tokenise(command.requestId, command.nonce);
  }
};

window.addEventListener('message', (event) => {
  if (event.origin !== shop || event.source !== window.parent) return;
  const command = readCommand(event.data);
  // The first connect names the session's secret; from then on every command must repeat it.
  if (command && (nonce === undefined ? command.type === 'connect' : command.nonce === nonce)) apply(command);
});

document.getElementById('card')?.addEventListener('submit', (event) => {
  event.preventDefault();
  notify({ type: 'submit' });
});

new ResizeObserver(notifyHeight).observe(document.body);
notify({ type: 'ready', session });
