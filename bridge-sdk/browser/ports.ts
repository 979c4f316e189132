import type { AlertParams, ConfirmParams, Medium } from '../src/generated/types.ts';

/** Storage that outlives the page. */
export interface Store {
  readonly get: (key: string) => string | null | undefined;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

export interface UploadOptions {
  readonly signal: AbortSignal | undefined;
  /** Bytes. */
  readonly onProgress: (sent: number, total: number) => void;
}

/** What the page provides to the fallbacks. The window stands in for a missing port. */
export interface BrowserPorts {
  readonly view: Window & typeof globalThis;
  readonly store: Store;
  /** Navigates to an address of the page's own origin. */
  readonly navigate: (to: string, how: { readonly isReplacing: boolean }) => void;
  readonly confirm?: ((params: ConfirmParams, signal: AbortSignal | undefined) => Promise<boolean>) | undefined;
  readonly alert?: ((params: AlertParams, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  /** Without it uploadMedia is unsupported in a browser. */
  readonly upload?: ((files: readonly File[], options: UploadOptions) => Promise<readonly Medium[]>) | undefined;
}
