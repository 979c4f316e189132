import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Bridge } from '../src/bridge.ts';
import type { EventData, EventName, RightButton, StateName } from '../src/generated/types.ts';

const BridgeContext = createContext<Bridge | undefined>(undefined);

/** Provides the bridge to its children. */
export const BridgeProvider = BridgeContext.Provider;

/** The bridge of the page. Throws outside a provider. */
export function useBridge(): Bridge {
  const bridge = useContext(BridgeContext);
  if (!bridge) throw new Error('useBridge needs a BridgeProvider around it');
  return bridge;
}

/** Subscribes to an event while the component is mounted; always calls the latest function. */
export function useBridgeEvent<E extends EventName>(name: E, listener: (data: EventData[E]) => void): void {
  const bridge = useBridge();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => bridge.on(name, (data) => latest.current(data)), [bridge, name]);
}

/** The latest data of an event; undefined before the first one, and always on the server. */
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

/** Sets the app's title while the component is mounted. */
export function useAppTitle(title: string, subTitle?: string): void {
  const bridge = useBridge();
  useEffect(() => giveOnce(bridge.call('updateAppTitle', { title, subTitle })), [bridge, title, subTitle]);
}

/** Sets the app's right button while the component is mounted. */
export function useRightButton(settings: RightButton): void {
  const bridge = useBridge();
  const text = JSON.stringify(settings);
  useEffect(() => {
    const button: RightButton = JSON.parse(text);
    return giveOnce(bridge.call('updateRightButton', button));
  }, [bridge, text]);
}

/** Titles and buttons are optional: an app without them is no failure of the page. */
function giveOnce(call: Promise<undefined>): undefined {
  call.catch(() => undefined);
}
