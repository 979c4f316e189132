import { useState } from 'react';
import { serverNow } from '../api/browser-shop.ts';
import { useHydrated } from '../hooks/use-actor-value.ts';
import { useAppContext } from './app-context.ts';

/**
 * When a component began, epoch ms on the server's clock; while the markup of the server is taken over, when that was rendered. What
 * depends on a moment is then the same in both, whatever the device's clock says and however long the page was on its way.
 */
export function useFirstNow(): number {
  const { state } = useAppContext();
  const [own] = useState(serverNow);
  return useHydrated() ? own : (state?.time ?? own);
}
