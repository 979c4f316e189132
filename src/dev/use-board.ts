import { useCallback, useEffect, useState } from 'react';
import { hear, type Board } from './board.ts';
import type { Channel, Message } from './messages.ts';

/** Everything the open tabs of the shop tell, and a way to empty the log. */
export function useBoard(channel: Channel): { readonly board: Board; readonly clearLog: () => void } {
  const [board, setBoard] = useState<Board>([]);
  useEffect(() => {
    const openTabs = new Set<string>();
    const stop = channel.listen((message: Message) => {
      if (message.type === 'tab.left') openTabs.delete(message.tab);
      if (message.type === 'tab.news') {
        // A tab that came back from the history tells what changes; it must be asked for the rest.
        if (!message.whole && !openTabs.has(message.tab)) channel.post({ type: 'page.opened' });
        openTabs.add(message.tab);
      }
      setBoard((before) => hear(before, message));
    });
    channel.post({ type: 'page.opened' });
    return stop;
  }, [channel]);
  const clearLog = useCallback(() => setBoard((before) => before.map((tab) => ({ ...tab, log: [] }))), []);
  return { board, clearLog };
}
