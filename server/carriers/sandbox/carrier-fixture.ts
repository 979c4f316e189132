import { openInbox } from '#server/sandboxes/inbox-fixture.ts';
import { freePort } from '#server/testing/free-port.ts';
import type { LabelRequest } from '../carrier.ts';
import { createSandboxCarrier, type SandboxCarrierConfig } from '../sandbox-carrier.ts';
import { buildCarrierSandbox } from './app.ts';
import type { CarrierOptions } from './sandbox.ts';

export const webhookSecret = 'the carrier secret of the tests';
const apiKey = 'the carrier key of the tests';
export const hour = 3_600_000;

export const labelRequest: LabelRequest = {
  key: 'label-1',
  direction: 'OUTBOUND',
  reference: 'LUS261125ABCDEF',
  from: ['Lampyris Lights Inc.', '2100 Harbor Street', 'Oakland, CA 94607'],
  to: ['Ola Nowak', '1 Lake Street', 'Oakland, CA 94612', 'United States'],
  weightGrams: 840,
  country: 'US',
  city: 'Oakland',
};

type Overrides = Partial<CarrierOptions> & { readonly operatorPage?: boolean } & {
  readonly carrier?: Partial<SandboxCarrierConfig>;
};

/** A carrier on a free port with its clock in the test's hand, the adapter talking to it, and an inbox for webhooks. */
export const startCarrier = async ({ carrier: carrierConfig, ...options }: Overrides = {}) => {
  const port = await freePort();
  const inbox = await openInbox();
  const clock = { now: 1_800_000_000_000 };
  const origin = `http://127.0.0.1:${port}`;
  const secrets = { apiKey, webhookSecret };
  const running = buildCarrierSandbox({
    ...secrets,
    host: '127.0.0.1',
    port,
    publicOrigin: origin,
    apiOrigin: origin,
    webhookUrl: inbox.url,
    databasePath: ':memory:',
    speed: 1,
    now: () => clock.now,
    ...options,
  });
  await running.app.listen({ host: '127.0.0.1', port });
  const carrier = createSandboxCarrier({
    ...secrets,
    apiOrigin: origin,
    pauseMs: 1,
    now: () => clock.now,
    ...carrierConfig,
  });
  const control = async (path: string, body: object = {}) => {
    const headers = { authorization: `Bearer ${apiKey}` };
    const reply = await running.app.inject({ method: 'POST', url: `/_sandbox/${path}`, headers, payload: body });
    if (reply.statusCode !== 200) throw new Error(`The carrier refused ${path}: ${reply.body}`);
  };

  return {
    ...running,
    origin,
    inbox,
    clock,
    carrier,
    /** Sets the knobs of the faults. */
    faults: (knobs: object) => control('faults', knobs),
    /** Gives the next step of a parcel. */
    moveOn: (trackingNo: string) => control(`parcels/${trackingNo}/next`),
    changeFate: (trackingNo: string, fate: string) => control(`parcels/${trackingNo}/fate`, { fate }),
    close: async () => {
      await running.close();
      await inbox.close();
    },
  };
};

export type TestCarrier = Awaited<ReturnType<typeof startCarrier>>;

/** Makes a label, however often the carrier must be asked again with the same key. */
export const makeLabel = async ({ carrier }: TestCarrier, changes: Partial<LabelRequest> = {}): Promise<string> => {
  const request = { ...labelRequest, ...changes };
  let made = await carrier.createLabel(request);
  while (!made.ok && made.failure.kind === 'unavailable') made = await carrier.createLabel(request);
  if (!made.ok) throw new Error(made.failure.message);
  return made.value.trackingNo;
};
