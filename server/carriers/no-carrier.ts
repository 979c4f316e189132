import type { Answered, Carrier } from './carrier.ts';

const nobody = async (): Promise<Answered<never>> => ({
  ok: false,
  failure: { kind: 'unavailable', code: 'no_carrier', message: 'The shop has no carrier.' },
});

/** A shop without a carrier: its parcels are written by hand, with the number of whoever takes them. */
export const noCarrier: Carrier = {
  code: 'none',
  name: 'No carrier',
  createLabel: nobody,
  readLabel: nobody,
  track: nobody,
  verifyWebhook: () => ({ ok: false, failure: { reason: 'unsigned' } }),
};
