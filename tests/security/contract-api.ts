import type { FastifyInstance } from 'fastify';
import { makeApp } from '#server/app.ts';
import { contractFile } from '#server/places.ts';
import { readContract, type Operation } from '#server/contract/contract.ts';
import { seed } from '#server/seed/seed.ts';
import { makeLog } from '#server/log.ts';
import { startSandbox } from '#server/payments/sandbox/sandbox-fixture.ts';
import { handlers } from '#server/routes/handlers.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';

export const operations = await readContract(contractFile);

/** Who asks, by what they show. */
export interface Caller {
  readonly token?: string;
  readonly orderKey?: string;
  readonly operatorKey?: string;
}

/** A request as it goes over the wire; values are not checked, because these tests send what no client would. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Instead of `body`, as bytes. */
  readonly payload?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly httpStatus: number;
  readonly status: number;
  readonly code?: string;
  readonly fields?: readonly { readonly path: string; readonly rule: string }[];
  readonly data: unknown;
  /** False for a document, and for an answer without a body. */
  readonly isEnvelope: boolean;
  readonly raw: string;
}

export interface ContractApi {
  readonly shop: TestShop;
  readonly app: FastifyInstance;
  /** Every line the server has logged, at the most talkative level. */
  readonly logged: () => string;
  readonly send: (operation: Operation, request?: RequestParts, caller?: Caller) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export const operation = (id: string): Operation => {
  const found = operations.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  return found;
};

const queryText = (query: RequestParts['query'] = {}): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, String(item)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
};

/** Headers hold printable ASCII only; what a test puts there beyond that would be refused before it is sent. */
const headersOf = ({ token, orderKey, operatorKey }: Caller): Record<string, string> => ({
  site: 'US',
  clientid: 'test-client',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(orderKey === undefined ? {} : { 'order-access-key': orderKey }),
  ...(operatorKey === undefined ? {} : { 'operator-key': operatorKey }),
});

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The whole shop, seeded, with its demo shopper and the real sandbox; rate limits are off. */
export async function openContractApi(): Promise<ContractApi> {
  const lines: string[] = [];
  const log = makeLog('trace', { write: (line: string) => void lines.push(line) });
  const sandbox = await startSandbox();
  const shop = await openTestShop({ log, payments: sandbox.provider });
  await seed(shop.database, shop.clock, { demoShopper: true });
  const app = await makeApp({ shop, handlers });

  const send: ContractApi['send'] = async ({ method, path }, request = {}, caller = {}) => {
    const {
      params = {},
      query,
      body,
      payload = body === undefined ? undefined : JSON.stringify(body),
      headers,
    } = request;
    const answer = await app.inject({
      method: methods.find((supported) => supported === method) ?? 'GET',
      url:
        path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))) + queryText(query),
      headers: {
        ...headersOf(caller),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const isEnvelope = String(answer.headers['content-type']).startsWith('application/json');
    const envelope = isEnvelope
      ? answer.json<Omit<Answer, 'httpStatus' | 'raw' | 'isEnvelope'>>()
      : { status: answer.statusCode, data: null };
    return { ...envelope, httpStatus: answer.statusCode, raw: answer.body, isEnvelope };
  };
  return {
    shop,
    app,
    logged: () => lines.join(''),
    send,
    close: async () => {
      await app.close();
      await shop.close();
      await sandbox.close();
    },
  };
}
