import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { addLooks, bytesBeside, serveAsset } from '#server/sandboxes/looks.ts';

const scripts = ['fields.ts', 'card-form.ts', 'card-number.ts', 'messages.ts', 'challenge.ts'];
const brands = ['visa', 'mastercard', 'amex', 'jcb', 'discover', 'unknown'].map((brand) => `brand-${brand}.svg`);

const asset = (name: string): Buffer => bytesBeside(import.meta.url, `assets/${name}`);

/** Serves the browser side: plain modules, their types stripped once at start, no build step. */
export const addAssets = (app: FastifyInstance): void => {
  addLooks(app);
  for (const name of scripts)
    serveAsset(app, name, 'text/javascript; charset=utf-8', stripTypeScriptTypes(asset(name).toString('utf8')));
  serveAsset(app, 'fields.css', 'text/css; charset=utf-8', asset('fields.css'));
  for (const name of brands) serveAsset(app, name, 'image/svg+xml', asset(name));
};
