import type { AlertParams, ConfirmParams, Medium } from '../src/generated/types.ts';

/** Where values outlive the page. */
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

/** What the page lends to the fallbacks. Whatever is left out, the window does in its plain way. */
export interface BrowserPorts {
  readonly view: Window & typeof globalThis;
  readonly store: Store;
  /** To an address of the page's own origin. */
  readonly navigate: (to: string, how: { readonly isReplacing: boolean }) => void;
  readonly confirm?: ((params: ConfirmParams, signal: AbortSignal | undefined) => Promise<boolean>) | undefined;
  readonly alert?: ((params: AlertParams, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  /** Without it a browser cannot upload, and says so. */
  readonly upload?: ((files: readonly File[], options: UploadOptions) => Promise<readonly Medium[]>) | undefined;
}
