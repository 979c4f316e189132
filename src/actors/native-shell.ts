import type { BridgeHostEvent } from '#machines/bridge-host/types.ts';
import type { HostCall } from '#machines/bridge-call/types.ts';

/** The function object that a shell puts into the window; it hands its own messages to `onmessage`. */
interface ShellPort {
  postMessage(text: string): void;
  onmessage?: ((message: { readonly data: unknown }) => void) | null;
}

type Fields = Partial<Record<string, unknown>>;

function isPort(value: unknown): value is ShellPort {
  return (
    typeof value === 'object' && value !== null && 'postMessage' in value && typeof value.postMessage === 'function'
  );
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The shell around the page. Its names are nowhere else. */
export interface NativeShell {
  /** True where the flag is set and the function is there, both. */
  readonly isPresent: () => boolean;
  /** Throws where there is no shell. */
  readonly post: (call: HostCall) => void;
  readonly listen: (listener: (event: BridgeHostEvent) => void) => void;
}

export function openNativeShell(view: object): NativeShell {
  const listeners = new Set<(event: BridgeHostEvent) => void>();
  const port = (): ShellPort | undefined => {
    const { LampyrisWebView, LampyrisNative } = fieldsOf(view);
    return LampyrisWebView === true && isPort(LampyrisNative) ? LampyrisNative : undefined;
  };
  const hear = (found: ShellPort) => {
    found.onmessage = ({ data }) => {
      const event = readShellMessage(data);
      for (const listener of listeners) listener(event);
    };
  };
  return {
    isPresent: () => {
      const found = port();
      if (found) hear(found);
      return found !== undefined;
    },
    post: ({ id, command, params }) => {
      const found = port();
      if (!found) throw new Error('There is no shell to call');
      found.postMessage(JSON.stringify({ v: 1, k: 'req', id, cmd: command, params }));
    },
    listen: (listener) => {
      listeners.add(listener);
    },
  };
}

/** Reads one message of the shell, whatever it is. */
export function readShellMessage(data: unknown): BridgeHostEvent {
  const { k, id, ok, data: content, error, name } = fieldsOf(parsed(data));
  if (k === 'res' && typeof id === 'string') {
    if (ok === true) return { type: 'host.answered', id, result: content };
    const { code } = fieldsOf(error);
    return { type: 'host.refused', id, reason: typeof code === 'string' ? code : 'HOST_ERROR' };
  }
  return (k === 'evt' && newsOf(name, fieldsOf(content))) || { type: 'host.babbled' };
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    // A shell that does not speak JSON speaks another protocol.
    return undefined;
  }
}

function newsOf(name: unknown, content: Fields): BridgeHostEvent | undefined {
  const { market, lightMode } = content;
  if (name === 'accountToken') return { type: 'host.brought', news: accountOf(content) };
  if (name === 'marketChange' && typeof market === 'string') {
    return { type: 'host.brought', news: { type: 'host.marketChanged', market } };
  }
  if (name === 'notifyLightMode' && typeof lightMode === 'boolean') {
    return { type: 'host.brought', news: { type: 'host.lightModeChanged', lightMode } };
  }
  return undefined;
}

/** The account that a shell tells of; without a token nobody is signed in there. */
export function accountOf(content: unknown) {
  const { accountToken, accountId } = fieldsOf(content);
  return {
    type: 'host.tokenReceived',
    token: typeof accountToken === 'string' && accountToken !== '' ? accountToken : null,
    accountId: typeof accountId === 'string' && accountId !== '' ? accountId : null,
  } as const;
}
