import path from 'node:path';
import type { Outcome } from './outcomes.ts';
import { patternOf } from './run-alone.ts';
import type { Stage } from './stages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What a person types to run exactly one test of a stage once more, or the whole stage. */
export function repeatCommand(stage: Stage, failure?: Outcome): string {
  const words = failure === undefined ? stage.command : wordsFor(stage, failure);
  const variables = Object.entries(stage.env ?? {}).map(([name, value]) => `${name}=${quoted(value)}`);
  return [...variables, 'npx', ...words.map(quoted)].join(' ');
}

function wordsFor({ command, tests }: Stage, { file, line, project, title }: Outcome): readonly string[] {
  const place = path.relative(root, path.resolve(root, file));
  if (tests === 'vitest') return [...command, place, ...(title === '' ? [] : ['-t', patternOf(title)])];
  const [program, verb = '', ...options] = command;
  const config = options[options.indexOf('--config') + 1] ?? '';
  return [
    program,
    verb,
    line === undefined ? place : `${place}:${line}`,
    ...(config === 'playwright.config.ts' ? [] : ['--config', config]),
    ...(project ? ['--project', project] : []),
  ];
}

/** As a shell reads it. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
