// URL exists in every browser and in node, yet only their type libraries declare it; machines/ compiles without either.
// Where one of them is loaded, its own declaration wins.

interface URL {
  hash: string;
  host: string;
  hostname: string;
  href: string;
  readonly origin: string;
  password: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  username: string;
}

declare var URL: typeof globalThis extends { onmessage: unknown; URL: infer T }
  ? T
  : { new (url: string, base?: string): URL; canParse(url: string, base?: string): boolean };
