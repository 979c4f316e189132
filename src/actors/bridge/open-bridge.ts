import { browserFallbacks, type BrowserPorts } from '#bridge-sdk/browser/browser-fallbacks.ts';
import { contract, createBridge, detectTransport, type Bridge } from '#bridge-sdk/src/index.ts';
import { navigate } from 'wouter/use-browser-location';
import { bridgeSlots } from '../../storage/bridge-slots.ts';
import { pageSetting } from '../../api/page-setting.ts';
import type { Question } from '../dialogs/ask.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';
import { uploadThrough } from './upload.ts';

/** Pages that may frame the shop and play its app, by origin; a shop in production names none. */
function frameHosts(): readonly string[] {
  const named = pageSetting('app-hosts').split(' ').filter(Boolean);
  return named.map((origin) => (origin === 'self' ? window.location.origin : origin));
}

export interface Page {
  /** Puts a question into the queue of dialogs; true is Ok. */
  readonly ask: (question: Question, signal: AbortSignal | undefined) => Promise<boolean>;
  /** A message of the app changed nothing. */
  readonly onUnknownMessage: () => void;
}

/** Looks for the app around the page, once per document; a browser gets what stands in for it. */
export function openBridge(
  { store, base, client }: Pick<EffectDependencies, 'store' | 'base' | 'client'>,
  { ask, onUnknownMessage }: Page,
): Bridge {
  const ports: BrowserPorts = {
    view: window,
    store: bridgeSlots(store),
    navigate: (to, { isReplacing }) => navigate(to.startsWith(base) ? to : base + to, { replace: isReplacing }),
    confirm: ({ title = '', message, okText, cancelText }, signal) => {
      const words = title === '' ? { title: message } : { title, message };
      return ask({ kind: 'confirm', ...words, okLabel: okText, cancelLabel: cancelText }, signal);
    },
    alert: async ({ message, okText }, signal) => {
      await ask({ kind: 'alert', message, confirmLabel: okText }, signal);
    },
    upload: uploadThrough(client),
  };
  const bridge = createBridge({
    contract,
    transport: detectTransport({ frameHosts: frameHosts() }),
    // A choice of market is kept by the machine that asked whether it holds.
    fallbacks: { ...browserFallbacks(ports), applyChangeMarketInfo: () => undefined },
    onTrace: ({ direction, rejected }) => {
      if (direction === 'in' && rejected) onUnknownMessage();
    },
  });
  // The script of the head has looked already; who answers to it is decided here.
  document.documentElement.toggleAttribute('data-embedded', bridge.mode === 'native');
  return bridge;
}
