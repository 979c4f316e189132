import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** False while the device has no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  );
}
