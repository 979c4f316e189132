import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { Site } from '#rules/markets.ts';
import { startDialogs } from '../actors/dialogs/dialogs-fixture.ts';
import { createShopClient } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { standingMachines } from './standing-machines.ts';
import { AppContextProvider, type AppContext } from '../actors/app-context.ts';

/** What the server answers, by path; a function sees the request, and a Response is sent as it is. */
export type Answers = Readonly<Record<string, object | ((request: Request) => object | Promise<object>)>>;

/** What a server answers instead, by the table of errors. */
export class Refusal {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly data: object | null;
  readonly fields: readonly object[];
  constructor(
    code: string,
    status: number,
    message: string,
    data: object | null = null,
    fields: readonly object[] = [],
  ) {
    this.code = code;
    this.status = status;
    this.message = message;
    this.data = data;
    this.fields = fields;
  }
}

const origin = 'https://shop.test';
const success = (data: object) => Response.json({ status: 200, message: 'OK', data, serverTime: 1, traceId: 't' });
const failure = ({ code, status, message, data, fields }: Refusal) =>
  Response.json({ status, message, data, code, fields, serverTime: 1, traceId: 't' });
const missing = () =>
  Response.json({ status: 404, message: 'Not there', data: null, code: 'NOT_FOUND', serverTime: 1, traceId: 't' });

/** A session that stands still. */
const sessionOf = (accountId: string | null) => ({
  send: () => undefined,
  getSnapshot: () => ({ context: { accountId }, matches: () => false }),
  subscribe: () => ({ unsubscribe: () => undefined }),
});

/**
 * Renders a piece of the shop for a guest or a member (while it is not said who is here, nobody knows), with a server that answers from a table, a queue for its
 * dialogs and other machines that only listen.
 */
export function renderInShop(piece: ReactElement, answers: Answers = {}, site: Site = 'US', accountId?: string | null) {
  const requests: Request[] = [];
  const answer = async (request: Request) => {
    requests.push(request);
    const reply = answers[new URL(request.url).pathname];
    if (reply === undefined) return missing();
    const answered = typeof reply === 'function' ? await reply(request) : reply;
    if (answered instanceof Response) return answered;
    return answered instanceof Refusal ? failure(answered) : success(answered);
  };
  const opened = vi.fn<(url: string) => void>();
  /** What the machines heard; an addition is refused where it answers false. */
  const sent = vi.fn<(event: object) => unknown>();
  const bridge = { isNative: false };
  const asking = { ...startDialogs(), bridge, ...(accountId === undefined ? {} : { session: sessionOf(accountId) }) };
  const listening = {
    ...asking,
    app: { send: sent },
    notifications: { send: sent },
    theme: { send: sent },
    navigation: { send: (event: { url: string }) => opened(event.url) },
    cart: { send: sent, getSnapshot: () => ({ context: { site, count: 0, carts: {} } }) },
    additions: {
      add: (line: object) => Promise.resolve(sent(line) !== false),
      addPiece: (_title: string, line: object) => Promise.resolve(sent(line) !== false),
    },
    market: { send: sent, getSnapshot: () => ({ context: { site } }), subscribe: () => ({ unsubscribe: vi.fn() }) },
  };
  const context: AppContext = {
    data: createQueryClient(),
    client: createShopClient(answer, origin),
    machines: standingMachines(asking, listening),
    site,
    origin,
    base: '',
  };
  const inShop = (inner: ReactElement) => (
    <AppContextProvider value={context}>
      <QueryClientProvider client={context.data}>{inner}</QueryClientProvider>
    </AppContextProvider>
  );
  const view = render(inShop(piece));
  return { ...view, opened, sent, requests, again: (inner: ReactElement) => view.rerender(inShop(inner)) };
}
