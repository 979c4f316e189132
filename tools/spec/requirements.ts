import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where a sentence can be observed. */
export const layers = ['rules', 'storage', 'api', 'machine', 'bridge', 'web', 'design', 'build'] as const;
export type Layer = (typeof layers)[number];

/** One sentence of the specification. */
export interface Requirement {
  readonly id: string;
  readonly layer: Layer;
  /** What it asks for, in our words. */
  readonly says: string;
  /** The sentence, bullet or row of docs/spec/specification.md that it comes from, word for word. */
  readonly spec: string;
  /** The route on which it can be seen. */
  readonly screen?: string;
  /** True when a state machine answers for it. */
  readonly flow?: boolean;
}

/** Every requirement, in the order of the specification. @param root the folder of the project */
export async function readRequirements(root: string): Promise<Requirement[]> {
  const text = await readFile(path.join(root, 'docs/spec/requirements.json'), 'utf8');
  const table: Readonly<Record<string, Omit<Requirement, 'id'>>> = JSON.parse(text);
  return Object.entries(table).map(([id, requirement]) => ({ id, ...requirement }));
}

/** '9' of 'S9.numbers.02'. */
export const sectionOf = (id: string): string => /^S(\d)\./.exec(id)?.[1] ?? '';
