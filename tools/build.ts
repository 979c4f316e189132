/** Builds the web app for the browser and for the server's renderer, compresses it and reports its weight by route. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importOfPage } from '../src/pages/pages.ts';
import { routes } from '../src/routing/routes.ts';
import { bundle } from './build/bundle.ts';
import { compress } from './build/compress.ts';
import { readManifest } from './build/manifest.ts';
import { buildSimulator } from './build/simulator.ts';
import { printSizes, routeSizes } from './build/sizes.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const started = performance.now();

await bundle(root);
await buildSimulator(root);
const brotli = await compress(path.join(dist, 'client'));
const rows = routes.map(({ path }) => ({ path, page: importOfPage(path) }));
const sizes = routeSizes(rows, await readManifest(path.join(dist, 'client')), brotli);
await writeFile(path.join(dist, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
printSizes(sizes);
console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
