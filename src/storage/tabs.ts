/** Messages between the tabs of one browser. Never a token: a channel is readable by every script of the origin. */
export type TabMessage = 'tokens.changed' | 'signedOut';

export interface Tabs {
  notify(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
}

const messageTypes: readonly TabMessage[] = ['tokens.changed', 'signedOut'];

export function createTabs(open: (() => BroadcastChannel) | undefined): Tabs {
  const channel = open?.();
  return {
    notify: (message) => channel?.postMessage(message),
    listen(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = messageTypes.find((name) => name === data);
        if (message) listener(message);
      });
    },
  };
}
