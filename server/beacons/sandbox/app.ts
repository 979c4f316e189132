import Fastify, { type FastifyInstance } from 'fastify';
import { roundAfter } from '#rules/draw.ts';
import { sandboxChain, signSandboxRound } from '../chains.ts';

/** The last round that is due at a time. */
const lastRound = (now: number): number => roundAfter(sandboxChain, now + 1) - 1;

/** A beacon as drand serves it: its chain, and every round that is due. It keeps nothing. */
export const buildBeaconSandbox = (now: () => number = Date.now): FastifyInstance => {
  const app = Fastify();
  const { chainHash, publicKey, genesis, period } = sandboxChain;
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff' });
  });
  app.get(`/${chainHash}/info`, () => ({
    ...{ public_key: publicKey, period, genesis_time: genesis, hash: chainHash },
    schemeID: 'bls-unchained-g1-rfc9380',
  }));
  app.get<{ Params: { round: string } }>(`/${chainHash}/public/:round`, (request, reply) => {
    const { round: text } = request.params;
    const round = text === 'latest' ? lastRound(now()) : /^[1-9]\d{0,11}$/.test(text) ? Number(text) : Number.NaN;
    // drand says "too early" for what is to come.
    if (!(round <= lastRound(now())))
      return reply.code(Number.isNaN(round) ? 404 : 425).send({ error: 'no such round' });
    return signSandboxRound(round);
  });
  return app;
};
