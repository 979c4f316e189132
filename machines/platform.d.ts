// The few web standards that machines and rules may name although no platform types are loaded here. Where a platform is
// present its own declarations win.

/** Machines only hand it on to effects. */
interface AbortSignal {
  readonly aborted: boolean;
}

interface URL {
  readonly origin: string;
  readonly searchParams: URLSearchParams;
  protocol: string;
  port: string;
  username: string;
  password: string;
  pathname: string;
  search: string;
  hash: string;
  href: string;
}

interface URLSearchParams {
  get(name: string): string | null;
}

declare var URL: typeof globalThis extends { document: unknown; URL: infer T }
  ? T
  : { new (url: string, base?: string): URL; canParse(url: string, base?: string): boolean };

declare var URLSearchParams: typeof globalThis extends { document: unknown; URLSearchParams: infer T }
  ? T
  : { new (query: string): URLSearchParams & { keys(): IterableIterator<string> } };
