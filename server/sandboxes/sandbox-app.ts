import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { deliverDue } from './deliveries.ts';
import { addFaultHooks } from './fault-hooks.ts';
import { refuse } from './replies.ts';
import type { SandboxBase } from './sandbox.ts';
import { sameSecret } from './signature.ts';

export type RunningSandbox<Sandbox extends SandboxBase = SandboxBase> = {
  readonly app: FastifyInstance;
  readonly sandbox: Sandbox;
  /** Lets time act and sends the webhooks that are due; resolves when they were answered. */
  readonly tick: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A sandbox with all its routes. @param passTime lets its clock act: what is due then happens */
export const runningSandbox = <Sandbox extends SandboxBase>(
  app: FastifyInstance,
  sandbox: Sandbox,
  passTime: (sandbox: Sandbox) => void,
): RunningSandbox<Sandbox> => ({
  app,
  sandbox,
  tick: async () => {
    passTime(sandbox);
    await deliverDue(sandbox);
  },
  close: async () => {
    await app.close();
    sandbox.db.close();
  },
});

const noSuchPath = refuse(404, 'unknown_path', 'There is nothing at this address.');

const needsKey = (url: string) => url.startsWith('/v1/') || url.startsWith('/_sandbox/');

const addGate = (app: FastifyInstance, { config }: SandboxBase): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    if (!needsKey(request.url) || sameSecret(request.headers.authorization ?? '', `Bearer ${config.apiKey}`)) return;
    const { status, body } = refuse(401, 'api_key', 'This call needs the API key of the shop.');
    await reply.code(status).send(body);
  });
};

/** An application that speaks as a sandbox does: its gate, its errors and its faults, without a route yet. */
export const makeSandboxApp = (sandbox: SandboxBase): FastifyInstance => {
  // Bodies are never coerced nor trimmed: the shop must send exactly what the API says. No request log: cards pass here.
  const app = Fastify({ bodyLimit: 16_384, ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    const code = status < 500 ? 'bad_request' : 'fault';
    return reply.code(status).send({ error: { code, message: status < 500 ? error.message : 'The sandbox failed.' } });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(noSuchPath.status).send(noSuchPath.body));
  addGate(app, sandbox);
  addFaultHooks(app, sandbox);
  return app;
};
