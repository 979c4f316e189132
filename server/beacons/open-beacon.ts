import type { BeaconRound } from '#rules/draw.ts';
import { createHttpClient, type HttpClientConfig } from '#server/sandboxes/http-client.ts';
import type { CallFailure, Outcome } from '#server/sandboxes/outcome.ts';
import { shapeOf } from '#server/sandboxes/shape.ts';
import { type Beacon, roundAddress } from './beacon.ts';
import type { BeaconPlace } from './beacon-config.ts';
import { isSignedRound } from './signatures.ts';

const isRound = shapeOf<BeaconRound>({
  type: 'object',
  required: ['round', 'randomness', 'signature'],
  properties: {
    round: { type: 'integer' },
    randomness: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    signature: { type: 'string', pattern: '^[0-9a-f]{96}$' },
  },
});

const refuse = (kind: CallFailure['kind'], code: string, message: string): Outcome<never, CallFailure> => ({
  ok: false,
  failure: { kind, code, message },
});

/** A beacon of drand's kind over HTTP, the sandbox like any other. What it says is believed for its signature alone. */
export const openBeacon = (
  { chain, apiOrigin, publicOrigin }: BeaconPlace,
  options: Pick<HttpClientConfig, 'timeoutMs' | 'maxTries' | 'pauseMs' | 'fetch'> = {},
): Beacon => {
  const call = createHttpClient({ ...options, company: 'beacon', origin: apiOrigin });
  return {
    chain,
    publicOrigin,
    readRound: async (round) => {
      const reply = await call({ method: 'GET', path: new URL(roundAddress(apiOrigin, chain, round)).pathname });
      if (!reply.ok) return reply;
      const { status, body } = reply.value;
      if (status !== 200) return refuse('unavailable', `http_${status}`, `The beacon does not have round ${round}.`);
      if (!isRound(body) || body.round !== round || !(await isSignedRound(chain, body)))
        return refuse('invalid', 'not_signed', `The beacon’s answer for round ${round} isn’t signed by it.`);
      return { ok: true, value: { round, randomness: body.randomness, signature: body.signature } };
    },
  };
};
