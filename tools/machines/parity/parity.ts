/**
 * Reads every machine with the parser that Stately publishes and compares it with the machine that runs. First it shows
 * that it can fail: each machine of misread/ is written in a way the parser is known to misread.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { parseMachine } from '../../extract/parse-machine.ts';
import { machineOf, readMachines } from '../read-machines.ts';
import { parityFaults } from './compare.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const misread = path.join(import.meta.dirname, 'misread');

async function faultsOf(file: string, machine: AnyStateMachine): Promise<string[]> {
  const parsed = await parseMachine(await readFile(file, 'utf8'));
  return parsed ? parityFaults(machine.config, parsed) : ['the parser finds no machine in this file'];
}

let failed = 0;
function report(name: string, faults: readonly string[]): void {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
  for (const fault of faults) console.error(`    ${fault}`);
  if (faults.length > 0) failed += 1;
}

for (const name of await readdir(misread)) {
  const file = path.join(misread, name);
  const faults = await faultsOf(file, machineOf(await import(pathToFileURL(file).href), file));
  report(`misread as expected: ${name}`, faults.length > 0 ? [] : ['no fault was found, so this check proves nothing']);
}

for (const { name, file, machine } of await readMachines(root)) report(name, await faultsOf(file, machine));

if (failed > 0) {
  console.error(`\n${failed} machines are read as something else than what runs.`);
  process.exit(1);
}
