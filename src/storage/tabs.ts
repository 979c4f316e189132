/** What the tabs of one browser tell each other. Never a token: a channel is readable by every script of the origin. */
export type TabMessage = 'tokens.changed' | 'signedOut';

export interface Tabs {
  tell(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
}

const known: readonly TabMessage[] = ['tokens.changed', 'signedOut'];

export function createTabs(open: (() => BroadcastChannel) | undefined): Tabs {
  const channel = open?.();
  return {
    tell: (message) => channel?.postMessage(message),
    listen(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = known.find((name) => name === data);
        if (message) listener(message);
      });
    },
  };
}
