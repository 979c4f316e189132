import type { Transport } from '../transport.ts';

/** The host's end of a way that never leaves the page. */
export interface MemoryHost {
  readonly send: (message: unknown) => void;
}

/** A way inside one page, for tests and stories: `onText` hears what the page posts. */
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
