import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { ShopError } from './contract/shop-error.ts';
import { isFromThisMachine } from './security/this-machine.ts';

/** The addresses of what developers see: mails with their codes, the simulator, the machines of every tab, what a browser keeps. */
const ofDevelopers = /^\/(dev|__machines|__storage)(\/|\.|$)/;

/** Answers pages of developers at their own machine alone, whatever the shop listens on; elsewhere they do not exist. */
export function keepForDevelopers(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  app.addHook('onRequest', async (request) => {
    if (!ofDevelopers.test(request.routeOptions.url ?? '')) return;
    if (trustProxy || !isFromThisMachine(request)) throw new ShopError('NOT_FOUND', { httpStatus: 404 });
  });
}
