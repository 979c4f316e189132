import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { sameSecret } from '../signature.ts';
import { addApi, noSuchPath } from './api-routes.ts';
import { addAssets } from './assets.ts';
import { addBank } from './bank-routes.ts';
import { addChallenge } from './challenge-routes.ts';
import { deliverDue } from './deliveries.ts';
import { addFaultHooks } from './fault-hooks.ts';
import { addFaultRoutes } from './fault-routes.ts';
import { addFields } from './fields-routes.ts';
import { forgetOldKeys } from './idempotency.ts';
import { addOperator } from './operator-routes.ts';
import { refuse } from './replies.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
import { passTime } from './transitions.ts';

const needsKey = (url: string) => url.startsWith('/v1/') || url.startsWith('/_sandbox/');

const addGate = (app: FastifyInstance, { config }: Sandbox): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    if (!needsKey(request.url) || sameSecret(request.headers.authorization ?? '', `Bearer ${config.apiKey}`)) return;
    const { status, body } = refuse(401, 'api_key', 'This call needs the API key of the shop.');
    await reply.code(status).send(body);
  });
};

export type RunningSandbox = {
  readonly app: FastifyInstance;
  readonly sandbox: Sandbox;
  /** Lets time act (expiry, slow cards) and sends the webhooks that are due; resolves when they were answered. */
  readonly tick: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Assembles the sandbox; the caller listens and calls `tick` as often as it wants time to pass. */
export const buildSandbox = (options: SandboxOptions & { readonly operatorPage?: boolean }): RunningSandbox => {
  const sandbox = openSandbox(options);
  forgetOldKeys(sandbox);
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
  addAssets(app);
  addApi(app, sandbox);
  addFields(app, sandbox);
  addChallenge(app, sandbox);
  addBank(app, sandbox);
  addFaultRoutes(app, sandbox);
  if (options.operatorPage ?? true) addOperator(app, sandbox);

  return {
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
  };
};
