/** Serves the built floor (first argument) from memory, with the cards and pictures of the running shop (second one). */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { readCards } from '../addresses.ts';
import type { FloorCard } from './floor-card.ts';

const [folder = '', shop = ''] = process.argv.slice(2);
/** What a phone asks for. */
const widths = [320, 640];
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const lasting = { 'cache-control': 'public, max-age=31536000, immutable' };
const compressed = (type: string, text: Buffer | string): Answer => ({
  headers: { 'content-type': type, 'content-encoding': 'br' },
  body: brotliCompressSync(text),
});

async function readPicture(url: string): Promise<Answer> {
  const reply = await fetch(shop + url);
  if (!reply.ok) throw new Error(`The shop has no picture ${url}`);
  return { headers: { 'content-type': 'image/avif', ...lasting }, body: Buffer.from(await reply.arrayBuffer()) };
}

const answers = new Map<string, Answer>();

const cards: readonly FloorCard[] = (await readCards(shop)).map(({ spu, title, image, price }) => ({
  spu,
  title,
  price: price === null ? '' : `$${(price.sale.amount / 100).toFixed(2)}`,
  alt: image.alt,
  pictures: widths.map((width) => ({ url: `${image.url}day-${width}.avif`, width })),
}));
for (const { url } of cards.flatMap(({ pictures }) => pictures)) answers.set(url, await readPicture(url));

const client = path.join(folder, 'client');
for (const name of readdirSync(path.join(client, 'assets'))) {
  const { headers, body } = compressed(
    types[path.extname(name)] ?? 'application/octet-stream',
    readFileSync(path.join(client, 'assets', name)),
  );
  answers.set(`/assets/${name}`, { headers: { ...headers, ...lasting }, body });
}

const { render }: { render(cards: readonly FloorCard[]): string } = await import(
  pathToFileURL(path.join(folder, 'server/entry-server.js')).href
);
const state = JSON.stringify(cards).replaceAll('<', '\\u003c');
const html = readFileSync(path.join(client, 'index.html'), 'utf8')
  .replace('<!--page-->', () => render(cards))
  .replace('<!--cards-->', () => state);
answers.set('/', compressed('text/html; charset=utf-8', html));

const server = createServer(({ url = '' }, reply) => {
  const answer = answers.get(url);
  if (answer) reply.writeHead(200, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body);
  else reply.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit(0));
