import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heldVault?: IDBDatabase;
  }
}

/** A token vault that can keep everybody waiting. */
export interface HeldVault {
  /** From now on whoever reads or writes waits: another tab wants to delete it and does not let go of it itself. */
  readonly hold: () => Promise<void>;
  /** The vault is deleted, and all that waited goes on with an empty one. */
  readonly letGo: () => Promise<void>;
}

export function holdableVault(otherTab: Page): HeldVault {
  let isHeld = false;
  return {
    hold: async () => {
      if (isHeld) return;
      isHeld = true;
      await otherTab.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const opening = indexedDB.open('lampyris', 1);
            opening.onupgradeneeded = () => void opening.result.createObjectStore('tokens');
            opening.onerror = () => reject(new Error('The vault does not open'));
            opening.onsuccess = () => {
              window.heldVault = opening.result;
              indexedDB.deleteDatabase('lampyris').onblocked = () => resolve();
            };
          }),
      );
    },
    letGo: async () => {
      if (!isHeld) return;
      isHeld = false;
      await otherTab.evaluate(() => window.heldVault?.close());
    },
  };
}
