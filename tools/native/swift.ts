/**
 * Parses every Swift file of the bridge. First it shows that it can fail: each file of broken/ holds one slip of the kind
 * a generator or a person makes.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files-below.ts';
import { openSwiftParser } from './swift-parser.ts';

const root = path.resolve(import.meta.dirname, '../..');
const faultsOf = await openSwiftParser();

let failed = 0;
function report(name: string, faults: readonly string[]): void {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
  for (const fault of faults) console.error(`    ${fault}`);
  if (faults.length > 0) failed += 1;
}

for (const file of filesBelow(path.join(import.meta.dirname, 'swift/broken'), '.swift')) {
  const faults = faultsOf(readFileSync(file, 'utf8'));
  report(
    `caught: ${path.basename(file)}`,
    faults.length > 0 ? [] : ['no fault was found, so this check proves nothing'],
  );
}

for (const file of filesBelow(path.join(root, 'bridge-sdk/native/swift'), '.swift')) {
  report(path.relative(root, file), faultsOf(readFileSync(file, 'utf8')));
}

if (failed > 0) {
  console.error(`\n${failed} files are not the Swift they should be.`);
  process.exit(1);
}
