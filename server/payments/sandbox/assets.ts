import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const scripts = ['fields.ts', 'card-form.ts', 'card-number.ts', 'messages.ts', 'challenge.ts'];
const styles = ['tokens.css', 'fields.css', 'sheet.css', 'operator.css'];
const brands = ['visa', 'mastercard', 'amex', 'jcb', 'discover', 'unknown'].map((brand) => `brand-${brand}.svg`);
const font = pathOf(
  '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

/** Serves the browser side: plain modules, their types stripped once at start, no build step. */
export const addAssets = (app: FastifyInstance): void => {
  const serve = (path: string, type: string, body: string | Buffer) =>
    app.get(`/assets/${path}`, (_request, reply) => reply.header('cache-control', 'max-age=300').type(type).send(body));
  for (const name of scripts)
    serve(name, 'text/javascript; charset=utf-8', stripTypeScriptTypes(readFileSync(pathOf(`assets/${name}`), 'utf8')));
  for (const name of styles) serve(name, 'text/css; charset=utf-8', readFileSync(pathOf(`assets/${name}`), 'utf8'));
  for (const name of brands) serve(name, 'image/svg+xml', readFileSync(pathOf(`assets/${name}`)));
  // The face is a development dependency; without it the pages fall back to the system's.
  if (existsSync(font)) serve('instrument-sans.woff2', 'font/woff2', readFileSync(font));
};
