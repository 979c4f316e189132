/** Draws the festivals of the shop into themes/skins: `node tools/skins/draw.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { skinFiles } from './skins.ts';

const themes = path.resolve(import.meta.dirname, '../../themes');

for (const [name, text] of skinFiles()) {
  const file = path.join(themes, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${skinFiles().size} files of festivals drawn`);
