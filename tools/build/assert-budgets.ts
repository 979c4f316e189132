/** Prints what each route of the last build weighs. Fails when a part weighs more than its budget, naming the part and the figure. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { placesOf, readLock } from './chunks/lock.ts';
import { lightModules, lightPreviewFaults, overBudget } from './budgets.ts';
import { strayParts } from './developer-parts.ts';
import { machineFaults, machinesIn, type MachineChunk } from './machine-chunks.ts';
import { filesOf, readManifest } from './manifest.ts';
import { printSizes, type RouteSize } from './sizes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
const client = path.join(dist, 'client');

async function chunkOf(file: string): Promise<MachineChunk> {
  const code = await readFile(path.join(client, file));
  return { file, gzip: gzipSync(code).length, machines: machinesIn(code.toString()) };
}

const sizes: RouteSize[] = JSON.parse(await readFile(path.join(dist, 'sizes.json'), 'utf8'));
const manifest = await readManifest(client);
const entry = filesOf(manifest, 'index.html').js;
// What the start of the machines shares with pages holds no machine, and counts with the pages.
const boot = await Promise.all(
  [...filesOf(manifest, 'src/actors/start-actors.ts').js].filter((file) => !entry.has(file)).map(chunkOf),
);
const ofMachines = boot.filter(({ file, machines }) => machines.length > 0 || file.includes('/xstate-'));

const scripts = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.js'));
const chunks = new Map(
  await Promise.all(scripts.map(async (name) => [name, await readFile(path.join(client, name), 'utf8')] as const)),
);

const { chunks: places } = placesOf(readLock());
const lightNames = new Set(lightModules.map((file) => places.get(file) ?? path.parse(file).name));
const lightBytes = await Promise.all(
  [...lightNames].map(async (name) => {
    const script = scripts.find((file) => path.basename(file).startsWith(`${name}-`));
    return script === undefined ? undefined : (await stat(path.join(client, `${script}.br`))).size;
  }),
);

const faults = [
  ...lightPreviewFaults(lightBytes),
  ...sizes.flatMap(overBudget),
  ...machineFaults(await Promise.all([...entry].map(chunkOf)), ofMachines),
  ...strayParts(chunks),
];
if (chunks.size === 0) faults.push('The build has no scripts.');
if (sizes.length === 0) faults.push('The build has no routes.');
printSizes(sizes);
for (const { file, gzip, machines } of ofMachines)
  console.log(`${file}: ${gzip} bytes after gzip, ${machines.length} machines`);
console.log(faults.length > 0 ? faults.join('\n') : `${sizes.length} routes within their budgets`);
process.exitCode = faults.length > 0 ? 1 : 0;
