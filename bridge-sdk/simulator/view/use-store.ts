import { useSyncExternalStore } from 'react';
import type { AppState } from '../app/app-state.ts';
import type { SimulatedApp } from '../app/create-app.ts';
import type { Store } from '../store.ts';

export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get);
}

export function useAppState({ state }: SimulatedApp): AppState {
  return useStore(state);
}

/** The props of every part of the tool. */
export interface OfApp {
  readonly app: SimulatedApp;
}
