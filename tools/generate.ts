/**
 * Writes everything that is derived from a source of truth: the contract's types, the schema of campaign files, the error
 * table, the pages about the machines and about what is tested, the bridge for page and apps, what the design system opens,
 * the pictures of pages, the theme and the icons, and what commands say of their use before anything is installed.
 * `--check` writes nothing and fails, naming every file that no longer follows its source.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bridgeOutputs } from './bridge/outputs.ts';
import { campaignSchema } from './generate/campaign-schema.ts';
import { contractTypes } from './generate/contract-types.ts';
import { errorTable } from './generate/error-table.ts';
import { publicApi } from './generate/public-api.ts';
import { entryScenes, pageScenes, scenePictures } from './generate/scene-pictures.ts';
import { machinePages } from './machines/pages.ts';
import { readMachines } from './machines/read-machines.ts';
import { readTree } from './circles/read-tree.ts';
import { readProduct } from './reach/product.ts';
import { coveragePage } from './spec/coverage-page.ts';
import { usageTexts } from './setup/usage-texts.ts';

const root = path.resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');

const pagesFolder = 'docs/machines';

const outputs = [
  { file: 'openapi/types.ts', from: 'openapi/shop.yaml', make: contractTypes },
  { file: 'openapi/campaign.schema.json', from: 'openapi/schemas/campaign.yaml', make: campaignSchema },
  { file: 'openapi/errors.ts', from: 'openapi/errors.yaml', make: errorTable },
  ...[
    { name: 'scenes.ts', scenes: pageScenes },
    { name: 'entry-scenes.ts', scenes: entryScenes },
  ].map(({ name, scenes }) => ({
    file: `src/widgets/scene-picture/${name}`,
    from: 'media/manifest.json',
    make: (manifest: string) => scenePictures(manifest, scenes),
  })),
  { file: 'design-system/index.api.snap', from: 'design-system/index.ts', make: publicApi },
  { file: 'docs/spec-coverage.md', from: 'docs/spec/requirements.json and the tests', make: () => coveragePage(root) },
  ...usageTexts.map(({ name, from, text }) => ({
    file: `tools/setup/usage/${name}.txt`,
    from,
    make: () => Promise.resolve(text()),
  })),
  ...[...machinePages(await readMachines(root), { tree: readTree(root), product: readProduct(root) })].map(
    ([name, text]) => ({
      file: `${pagesFolder}/${name}`,
      from: 'machines/',
      make: () => Promise.resolve(text),
    }),
  ),
  ...[...(await bridgeOutputs(path.join(root, 'bridge-sdk')))].map(([name, text]) => ({
    file: `bridge-sdk/${name}`,
    from: 'bridge-sdk/protocol/',
    make: () => Promise.resolve(text),
  })),
];

async function current(file: string): Promise<string | undefined> {
  return readFile(path.join(root, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

const drifted: string[] = [];
for (const folder of [pagesFolder, 'tools/setup/usage']) await mkdir(path.join(root, folder), { recursive: true });
for (const { file, from, make } of outputs) {
  const text = await make(path.join(root, from));
  if ((await current(file)) === text) continue;
  if (check) drifted.push(`${file} does not follow ${from}`);
  else {
    await writeFile(path.join(root, file), text);
    console.log(`wrote ${file}`);
  }
}

for (const name of await readdir(path.join(root, pagesFolder))) {
  const file = `${pagesFolder}/${name}`;
  if (outputs.some((output) => output.file === file)) continue;
  if (check) drifted.push(`${file} is about a machine that is gone`);
  else await rm(path.join(root, file));
}

for (const program of ['design-system/theme/generate.ts', 'design-system/icons/generate.ts']) {
  const { status } = spawnSync(process.execPath, [program, ...(check ? ['--check'] : [])], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) drifted.push(`${program} (see above)`);
}

if (drifted.length > 0) {
  console.error(
    `${drifted.join('\n')}\n${check ? 'Run `npm run generate` and commit the result.' : 'Generation failed.'}`,
  );
  process.exit(1);
}
