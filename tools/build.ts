/** Builds the web app for the browser and for the server's renderer, compresses it, writes down its weight by route, and builds the server. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importOfPage } from '../src/pages/pages.ts';
import { routes } from '../src/routing/routes.ts';
import { bundle } from './build/bundle.ts';
import { compress } from './build/compress.ts';
import { circleIn, readManifest } from './build/manifest.ts';
import { buildProgram } from './build/program.ts';
import { buildSimulator } from './build/simulator.ts';
import { routeSizes } from './build/sizes.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const started = performance.now();

console.log('building the web app');
await bundle(root);
await buildSimulator(root);
const brotli = await compress(path.join(dist, 'client'));
const rows = routes.map(({ path }) => ({ path, page: importOfPage(path) }));
const manifest = await readManifest(path.join(dist, 'client'));
const circle = circleIn(manifest);
if (circle) {
  // A page of it might not start.
  await rm(dist, { recursive: true });
  throw new Error(`${circle.join(' imports ')}: \`npm run chunks\` finds chunks without a circle`);
}
const sizes = routeSizes(rows, manifest, brotli);
await buildProgram(root);
await writeFile(path.join(dist, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
