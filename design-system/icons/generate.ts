import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const folder = dirname(fileURLToPath(import.meta.url));
const target = join(folder, 'icons.ts');

const pascal = (kebab: string) => kebab.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Writes icons.ts from shapes.json, or with `--check` exits 1 when it is stale. */
async function main(checkOnly: boolean): Promise<void> {
  const shapes: Record<string, string> = JSON.parse(readFileSync(join(folder, 'shapes.json'), 'utf8'));
  const lines = Object.entries(shapes).map(
    ([name, shape]) => `export const Icon${pascal(name)} = /* @__PURE__ */ createIcon('${shape}');`,
  );
  const source = `// Made from shapes.json by design-system/icons/generate.ts. Each icon is one pure export, so that a page carries only its own.
import { createIcon } from './create-icon.tsx';\n\n${lines.join('\n')}\n`;
  const wanted = await format(source, { ...(await resolveConfig(target)), filepath: target });
  if (!checkOnly) writeFileSync(target, wanted);
  else if (readFileSync(target, 'utf8') !== wanted) {
    console.log('design-system/icons/icons.ts is not what shapes.json says; run npm run generate');
    process.exitCode = 1;
  }
}

await main(process.argv.includes('--check'));
