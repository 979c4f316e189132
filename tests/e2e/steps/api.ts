import createClient from 'openapi-fetch';
import type { paths } from '#openapi/types.ts';
import { e2eOrigin, e2eSandboxKey, e2eSandboxOrigin } from '#tests/fixtures/e2e-ports.ts';

/** The shop's API for what a test needs and the journey is not about. */
export const api = createClient<paths>({ baseUrl: e2eOrigin });

type Envelope = { readonly status: number; readonly message: string; readonly data?: unknown };
type DataOf<E> = E extends { readonly status: 200; readonly data: infer Data } ? Data : never;

const isSuccess = <E extends Envelope>(envelope: E): envelope is E & { readonly data: DataOf<E> } =>
  envelope.status === 200;

/** @throws when the shop refused */
export async function answer<E extends Envelope>(call: Promise<{ data?: E; error?: unknown }>): Promise<DataOf<E>> {
  const { data: envelope, error } = await call;
  if (!envelope) throw new Error(`The shop refused: ${JSON.stringify(error)}`);
  if (!isSuccess(envelope)) throw new Error(`The shop refused: ${envelope.message}`);
  return envelope.data;
}

export interface Charge {
  readonly orderNo: string;
  readonly paymentNo: string;
  readonly amount: number;
}

/** Every movement of money for an order, as the provider has written it down. */
export async function chargesOf(orderNo: string): Promise<readonly Charge[]> {
  const response = await fetch(`${e2eSandboxOrigin}/_sandbox/ledger`, {
    headers: { authorization: `Bearer ${e2eSandboxKey}` },
  });
  const { charges }: { charges: readonly Charge[] } = await response.json();
  return charges.filter((charge) => charge.orderNo === orderNo);
}
