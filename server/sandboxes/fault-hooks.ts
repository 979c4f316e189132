import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { refuse } from './replies.ts';
import type { SandboxBase } from './sandbox.ts';

const isApiCall = (url: string) => url.startsWith('/v1/');

/** Breaks what the knobs say: before the act (refuse), or after it (late reply, lost reply). */
export const addFaultHooks = (app: FastifyInstance, { faults }: SandboxBase): void => {
  app.addHook('preHandler', async (request, reply) => {
    if (!isApiCall(request.url) || !faults.strikes(faults.knobs().refuseCalls)) return;
    await reply.code(503).send(refuse(422, 'unavailable', 'The sandbox was told to refuse this call.').body);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!isApiCall(request.url)) return payload;
    const { delayReplies, delayMs, dropReplies } = faults.knobs();
    if (faults.strikes(delayReplies)) await pause(delayMs);
    if (faults.strikes(dropReplies)) request.raw.socket.destroy();
    return payload;
  });
};
