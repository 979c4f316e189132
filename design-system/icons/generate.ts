import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatted } from '../../oxfmt.config.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const origin = '// Made from shapes.json by design-system/icons/generate.ts.';

const pascal = (kebab: string) => kebab.replace(/(?:^|-)([a-z])/g, (_, initial: string) => initial.toUpperCase());

/** One file per icon, so that a page loads only its own, and icons.ts, which exports all. */
function sourcesOf(shapes: Readonly<Record<string, string>>): Map<string, string> {
  const names = Object.keys(shapes);
  const all = names.map((name) => `export { Icon${pascal(name)} } from './set/${name}.ts';`);
  const one = ([name, shape]: [string, string]): [string, string] => [
    `set/${name}.ts`,
    `${origin}
import { createIcon } from '../create-icon.tsx';\n\nexport const Icon${pascal(name)} = /* @__PURE__ */ createIcon('${shape}');\n`,
  ];
  return new Map([['icons.ts', `${origin}\n${all.join('\n')}\n`], ...Object.entries(shapes).map(one)]);
}

/** Writes icons.ts and set/ from shapes.json, or with `--check` exits 1 when one of them is stale. */
async function main(checkOnly: boolean): Promise<void> {
  const sources = sourcesOf(JSON.parse(readFileSync(join(folder, 'shapes.json'), 'utf8')));
  mkdirSync(join(folder, 'set'), { recursive: true });
  const there = new Set(readdirSync(join(folder, 'set')).map((file) => `set/${file}`));
  const stale = new Set([...there].filter((file) => !sources.has(file)));
  for (const file of stale) if (!checkOnly) rmSync(join(folder, file));
  for (const [file, source] of sources) {
    const target = join(folder, file);
    const text = await formatted(target, source);
    if (!checkOnly) writeFileSync(target, text);
    else if ((file !== 'icons.ts' && !there.has(file)) || readFileSync(target, 'utf8') !== text) stale.add(file);
  }
  if (!checkOnly || stale.size === 0) return;
  console.log(`design-system/icons: ${[...stale].join(', ')} is not what shapes.json says; run npm run generate`);
  process.exitCode = 1;
}

await main(process.argv.includes('--check'));
