import type { Transport } from '../transport.ts';

/** The host's end of an in-process connection. */
export interface MemoryHost {
  readonly send: (message: unknown) => void;
}

/** An in-process transport for tests and stories: `onText` receives what the page posts. */
export function memoryTransport(
  onText: (text: string) => void,
  isPrivate = true,
): { readonly transport: Transport; readonly host: MemoryHost } {
  const receivers = new Set<(message: unknown) => void>();
  return {
    transport: {
      kind: 'memory',
      isPrivate,
      post: onText,
      listen(receive) {
        receivers.add(receive);
        return () => {
          receivers.delete(receive);
        };
      },
    },
    host: {
      send(message) {
        for (const receive of receivers) receive(message);
      },
    },
  };
}
