import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Bridge } from '../src/bridge.ts';
import type { EventData, EventName, RightButton, StateName } from '../src/generated/types.ts';

const BridgeContext = createContext<Bridge | undefined>(undefined);

/** Gives the bridge to everything inside. */
export const BridgeProvider = BridgeContext.Provider;

/** The bridge of the page. Throws outside a provider. */
export function useBridge(): Bridge {
  const bridge = useContext(BridgeContext);
  if (!bridge) throw new Error('useBridge needs a BridgeProvider around it');
  return bridge;
}

/** Hears an event while the component is shown; always the latest function is called. */
export function useBridgeEvent<E extends EventName>(name: E, listener: (data: EventData[E]) => void): void {
  const bridge = useBridge();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => bridge.on(name, (data) => latest.current(data)), [bridge, name]);
}

/** What the app told last; undefined before it did, and always on the server. */
export function useHostState<E extends StateName>(name: E): EventData[E] | undefined {
  const bridge = useBridge();
  const subscribe = useCallback(
    (changed: () => void) => bridge.on(name, () => changed(), { replay: false }),
    [bridge, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => bridge.peek(name),
    () => undefined,
  );
}

/** Keeps the app's title while the component is shown. */
export function useAppTitle(title: string, subTitle?: string): void {
  const bridge = useBridge();
  useEffect(() => giveOnce(bridge.call('updateAppTitle', { title, subTitle })), [bridge, title, subTitle]);
}

/** Keeps the app's right button while the component is shown. */
export function useRightButton(settings: RightButton): void {
  const bridge = useBridge();
  const text = JSON.stringify(settings);
  useEffect(() => {
    const button: RightButton = JSON.parse(text);
    return giveOnce(bridge.call('updateRightButton', button));
  }, [bridge, text]);
}

/** Titles and buttons are ornaments: an app that lacks them is no failure of the page. */
function giveOnce(given: Promise<undefined>): undefined {
  given.catch(() => undefined);
}
