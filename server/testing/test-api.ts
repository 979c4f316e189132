import type { FastifyInstance } from 'fastify';
import { makeApp } from '../app.ts';
import { contractFile } from '../places.ts';
import { readContract, type Operation } from '../contract/contract.ts';
import type { Binding } from '../contract/bind.ts';
import type { BodyOf, DataOf, HeadersOf, OperationId, PathOf, QueryOf } from '../../openapi/operation-types.ts';
import type { ShopContext } from '../shop-context.ts';

interface CallOptions<Op extends OperationId> {
  readonly params?: PathOf<Op>;
  readonly query?: QueryOf<Op>;
  readonly body?: BodyOf<Op>;
  readonly headers?: Partial<HeadersOf<Op>> & Readonly<Record<string, string>>;
  readonly token?: string;
  readonly orderKey?: string;
  readonly operatorKey?: string;
  readonly site?: string;
  readonly country?: string;
  readonly clientId?: string;
  readonly timeZone?: string;
  readonly key?: string;
  /** The address that the call comes from. */
  readonly ip?: string;
}

/** The envelope as it arrived; `data` is of the successful kind, so look at `status` first. */
export interface Answer<Op extends OperationId> {
  readonly httpStatus: number;
  readonly status: number;
  readonly code?: string;
  readonly fields?: readonly { readonly path: string; readonly rule: string }[];
  readonly data: DataOf<Op>;
  readonly message: string;
}

export interface TestApi {
  readonly app: FastifyInstance;
  call<Op extends OperationId>(operation: Op, options?: CallOptions<Op>): Promise<Answer<Op>>;
  /** As `call`, and fails the test unless the body status is 200. */
  ok<Op extends OperationId>(operation: Op, options?: CallOptions<Op>): Promise<DataOf<Op>>;
  close(): Promise<void>;
}

const textPairs = (values: object): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, String(item)]),
  );

const headersOf = <Op extends OperationId>(options: CallOptions<Op>): Record<string, string> => ({
  site: options.site ?? 'US',
  clientid: options.clientId ?? 'test-client',
  ...(options.timeZone ? { timezone: options.timeZone } : {}),
  ...(options.country ? { country: options.country } : {}),
  ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
  ...(options.orderKey ? { 'order-access-key': options.orderKey } : {}),
  ...(options.operatorKey ? { 'operator-key': options.operatorKey } : {}),
  ...(options.key ? { 'idempotency-key': options.key } : {}),
  ...options.headers,
});

const urlOf = <Op extends OperationId>(
  { path }: Operation,
  { params = {} as PathOf<Op>, query }: CallOptions<Op>,
): string => {
  const values = new Map(textPairs(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  return query ? `${filled}?${new URLSearchParams(textPairs(query)).toString()}` : filled;
};

/**
 * The API over HTTP without a socket: the whole binder runs, replies are checked against the contract.
 * @example const api = await openTestApi(shop, cartRoutes); const cart = await api.ok('getCart', { token });
 */
export const openTestApi = async (shop: ShopContext, handlers: Binding['handlers']): Promise<TestApi> => {
  const contract = await readContract(contractFile);
  const app = await makeApp({ shop, handlers, contract: { partial: true } });

  const call = async <Op extends OperationId>(id: Op, options: CallOptions<Op> = {}): Promise<Answer<Op>> => {
    const operation = contract.find((candidate) => candidate.id === id);
    if (!operation) throw new Error(`The contract has no operation ${id}`);
    const method = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find(
      (candidate) => candidate === operation.method,
    );
    const answer = await app.inject({
      method: method ?? 'GET',
      url: urlOf(operation, options),
      ...(options.ip === undefined ? {} : { remoteAddress: options.ip }),
      headers: {
        ...headersOf(options),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
    });
    return { ...answer.json<Omit<Answer<Op>, 'httpStatus'>>(), httpStatus: answer.statusCode };
  };
  const ok = async <Op extends OperationId>(id: Op, options?: CallOptions<Op>): Promise<DataOf<Op>> => {
    const answer = await call(id, options);
    if (answer.status !== 200)
      throw new Error(`${id} answered ${answer.status} ${answer.code ?? ''}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  return { app, call, ok, close: () => app.close() };
};
