import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

const protocol = 'lampyris.card-fields.1';
/** Three rows, until the frame tells its height. */
const firstHeight = 260;
/** The provider may take this long to swap a card for a token (ms). */
const tokenTimeout = 15_000;

export const cardBrands = ['visa', 'mastercard', 'amex', 'jcb', 'discover', 'unknown'] as const;
export type CardBrand = (typeof cardBrands)[number];

export type TokenReply =
  | { readonly kind: 'token'; readonly cardToken: string }
  | { readonly kind: 'refused'; readonly reason: 'invalid_fields' | 'session_over' | 'unavailable' };

type Notice =
  | { readonly type: 'ready' | 'connected' | 'submit' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'change'; readonly valid: boolean; readonly empty: boolean; readonly brand: CardBrand }
  | { readonly type: 'reply'; readonly requestId: string; readonly reply: TokenReply };

type Fields = Partial<Record<string, unknown>>;

const reasons = ['invalid_fields', 'session_over', 'unavailable'] as const;

/**
 * Reads a notice of the card fields. Undefined for anything else: extensions and other frames post messages too, and all
 * but the first notice must carry the secret of the session.
 */
export function readNotice(data: unknown, secret: string): Notice | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message: Fields = { ...data };
  if (message['protocol'] !== protocol) return undefined;
  if (message['type'] === 'ready') return { type: 'ready' };
  if (message['nonce'] !== secret) return undefined;
  switch (message['type']) {
    case 'connected':
    case 'submit':
      return { type: message['type'] };
    case 'height':
      return heightOf(message);
    case 'change':
      return changeOf(message);
    case 'token':
    case 'refused':
      return replyOf(message);
    default:
      return undefined;
  }
}

function heightOf({ height }: Fields): Notice | undefined {
  return typeof height === 'number' && height > 0 && height < 2_000 ? { type: 'height', height } : undefined;
}

function changeOf({ valid, empty, brand }: Fields): Notice {
  const cardBrand = cardBrands.find((one) => one === brand) ?? 'unknown';
  return { type: 'change', valid: valid === true, empty: empty === true, brand: cardBrand };
}

function replyOf({ type, requestId, cardToken, reason }: Fields): Notice | undefined {
  if (typeof requestId !== 'string') return undefined;
  if (type === 'token' && typeof cardToken === 'string') {
    return { type: 'reply', requestId, reply: { kind: 'token', cardToken } };
  }
  const refusal = reasons.find((one) => one === reason) ?? 'unavailable';
  return { type: 'reply', requestId, reply: { kind: 'refused', reason: refusal } };
}

export interface CardFieldsInput {
  readonly fieldsUrl: string;
  readonly clientSecret: string;
  readonly theme: 'light' | 'dark';
  /** Enter was pressed in a field: the same as the button. */
  readonly onSubmit: () => void;
}

/** The address of the card form in the looks of the page it stands in. */
export function fieldsAddress(fieldsUrl: string, theme: 'light' | 'dark'): string {
  const url = new URL(fieldsUrl);
  url.searchParams.set('theme', theme);
  url.searchParams.set('ground', 'page');
  return url.href;
}

/** The provider's card fields in their frame. The shop sees whether they are complete and gets a token, never the card. */
export function useCardFields({ fieldsUrl, clientSecret, theme, onSubmit }: CardFieldsInput) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(new Map<string, (reply: TokenReply) => void>());
  const [height, setHeight] = useState(firstHeight);
  const [isConnected, setIsConnected] = useState(false);
  const [state, setState] = useState({ valid: false, empty: true, brand: 'unknown' satisfies CardBrand as CardBrand });
  // Reloading would throw away what was typed, so a later change of theme goes by message.
  const [src] = useState(() => fieldsAddress(fieldsUrl, theme));
  const { origin } = new URL(fieldsUrl);

  const send = useCallback(
    (message: Fields) => {
      frame.current?.contentWindow?.postMessage({ protocol, nonce: clientSecret, ...message }, origin);
    },
    [clientSecret, origin],
  );
  const connect = useCallback(() => send({ type: 'connect', theme }), [send, theme]);

  const receive = useEffectEvent((notice: Notice) => {
    if (notice.type === 'ready') connect();
    if (notice.type === 'connected') setIsConnected(true);
    if (notice.type === 'height') setHeight(notice.height);
    if (notice.type === 'change') setState({ valid: notice.valid, empty: notice.empty, brand: notice.brand });
    if (notice.type === 'submit') onSubmit();
    if (notice.type === 'reply') waiting.current.get(notice.requestId)?.(notice.reply);
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const notice = readNotice(event.data, clientSecret);
      if (notice) receive(notice);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, clientSecret]);

  // Before the form has answered, its frame may still hold another page, which must not hear the secret.
  useEffect(() => {
    if (isConnected) send({ type: 'theme', theme });
  }, [isConnected, send, theme]);

  const tokenise = useCallback(
    (): Promise<TokenReply> =>
      new Promise((resolve) => {
        const requestId = crypto.randomUUID();
        const end = (reply: TokenReply) => {
          clearTimeout(timer);
          waiting.current.delete(requestId);
          resolve(reply);
        };
        const timer = setTimeout(() => end({ kind: 'refused', reason: 'unavailable' }), tokenTimeout);
        waiting.current.set(requestId, end);
        send({ type: 'tokenise', requestId });
      }),
    [send],
  );
  const lock = useCallback(
    (locked: boolean) => {
      if (isConnected) send({ type: 'lock', locked });
    },
    [isConnected, send],
  );

  return { frame: { ref: frame, src, height, onLoad: connect }, isConnected, ...state, tokenise, lock };
}
