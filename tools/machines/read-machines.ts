import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';

export interface MachineSource {
  /** Its folder in machines/. */
  readonly name: string;
  readonly file: string;
  readonly machine: AnyStateMachine;
}

/** The machine a module exports. @throws when there is not exactly one: one file is one machine. */
export function machineOf(module: object, file: string): AnyStateMachine {
  const machines = Object.values(module).filter((value): value is AnyStateMachine => value instanceof StateMachine);
  const [machine] = machines;
  if (!machine || machines.length > 1) throw new Error(`${file} exports ${machines.length} machines instead of one`);
  return machine;
}

/** Every machines/<name>/machine.ts, in the order of the alphabet. */
export async function readMachines(root: string): Promise<MachineSource[]> {
  const folder = path.join(root, 'machines');
  const entries = await readdir(folder, { recursive: true });
  const names = entries.filter((entry) => path.basename(entry) === 'machine.ts').map((entry) => path.dirname(entry));
  return Promise.all(
    names.sort().map(async (name) => {
      const file = path.join(folder, name, 'machine.ts');
      return { name, file, machine: machineOf(await import(pathToFileURL(file).href), file) };
    }),
  );
}
