export const protocol = 'lampyris.card-fields.1';

/** What the shop may ask of the card form. */
export type Command =
  | { readonly type: 'connect' | 'theme'; readonly nonce: string; readonly theme: 'light' | 'dark' | undefined }
  | { readonly type: 'focus' | 'clear-cvc'; readonly nonce: string }
  | { readonly type: 'lock'; readonly nonce: string; readonly locked: boolean }
  | { readonly type: 'tokenise'; readonly nonce: string; readonly requestId: string };

/** What the card form tells the shop. The card number is in none of these. */
export type Notice =
  | { readonly type: 'ready'; readonly session: string }
  | { readonly type: 'connected' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'change'; readonly valid: boolean; readonly empty: boolean; readonly brand: string }
  | { readonly type: 'submit' }
  | {
      readonly type: 'token';
      readonly requestId: string;
      readonly cardToken: string;
      readonly brand: string;
      readonly last4: string;
      readonly expMonth: number;
      readonly expYear: number;
    }
  | {
      readonly type: 'refused';
      readonly requestId: string;
      readonly reason: 'invalid_fields' | 'session_over' | 'unavailable';
    };

const textOf = (value: unknown) => (typeof value === 'string' && value.length <= 200 ? value : undefined);

const themeOf = (value: unknown) => (value === 'light' || value === 'dark' ? value : undefined);

/** Reads a message of the shop; anything else (other frames, extensions, other protocols) is undefined. */
export const readCommand = (data: unknown): Command | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const message: Partial<Record<string, unknown>> = { ...data };
  const nonce = textOf(message.nonce);
  if (message.protocol !== protocol || !nonce) return undefined;
  const { type } = message;
  if (type === 'connect' || type === 'theme') return { type, nonce, theme: themeOf(message.theme) };
  if (type === 'focus' || type === 'clear-cvc') return { type, nonce };
  if (type === 'lock') return { type, nonce, locked: message.locked === true };
  const requestId = textOf(message.requestId);
  return type === 'tokenise' && requestId ? { type, nonce, requestId } : undefined;
};
