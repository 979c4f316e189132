import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const font = '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** Serves a file of a sandbox's pages. */
export const serveAsset = (app: FastifyInstance, path: string, type: string, body: string | Buffer): void => {
  app.get(`/assets/${path}`, (_request, reply) => reply.header('cache-control', 'max-age=300').type(type).send(body));
};

/** A file beside the module that names it. */
export const bytesBeside = (module: string, name: string): Buffer => readFileSync(fileURLToPath(new URL(name, module)));

/** Serves what the pages of every sandbox look like. */
export const addLooks = (app: FastifyInstance): void => {
  for (const name of ['tokens.css', 'sheet.css', 'operator.css'])
    serveAsset(app, name, 'text/css; charset=utf-8', bytesBeside(import.meta.url, `assets/${name}`));
  // The face is a development dependency; without it the pages fall back to the system's.
  if (existsSync(fileURLToPath(new URL(font, import.meta.url))))
    serveAsset(app, 'instrument-sans.woff2', 'font/woff2', bytesBeside(import.meta.url, font));
};
