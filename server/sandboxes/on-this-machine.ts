import type { RouteShorthandOptions } from 'fastify';
import { isFromThisMachine } from '#server/security/this-machine.ts';

/** For pages and buttons of whoever develops: where a sandbox can be reached from outside, shoppers see the rest of it alone. */
export const onThisMachine = {
  onRequest: async (request, reply) => {
    if (!isFromThisMachine(request)) reply.callNotFound();
  },
} satisfies RouteShorthandOptions;
