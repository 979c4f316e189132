import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import config from '../../oxlint.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const program = path.join(root, 'node_modules/oxlint/bin/oxlint');

export interface Sample {
  readonly file: string;
  readonly code: string;
}

export interface Finding {
  /** Without the name of the plug-in. */
  readonly rule: string;
  readonly message: string;
}

interface Output {
  readonly diagnostics: readonly { readonly code: string; readonly message: string; readonly filename: string }[];
}

/**
 * What our own rules find where the configuration of the project has them: one run of the linter over all samples, each
 * in a tree of its own, so that two may have the same path.
 * @returns the findings of one of the samples
 */
export function ownFindings(samples: readonly Sample[]): (sample: Sample) => readonly Finding[] {
  const found = lint(samples);
  return ({ file, code }) => {
    const findings = found[samples.findIndex((sample) => sample.file === file && sample.code === code)];
    if (!findings) throw new Error(`no sample of ${file} has the code ${code}`);
    return findings;
  };
}

function lint(samples: readonly Sample[]): Finding[][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampyris-lint-'));
  try {
    writeConfig(folder);
    samples.forEach(({ file, code }, index) => {
      const tree = path.join(folder, String(index));
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      writeConfig(tree);
      writeFileSync(path.join(tree, file), code);
    });
    const { stdout } = spawnSync(process.execPath, [program, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics }: Output = JSON.parse(stdout);
    return samples.map((_, index) =>
      diagnostics
        .filter(({ filename }) => filename.split('/')[0] === String(index))
        .flatMap(({ code, message }) => {
          const rule = /^lampyris\((.+)\)$/.exec(code)?.[1];
          return rule === undefined ? [] : [{ rule, message }];
        }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The configuration of the project without what needs types: our own rules read none. */
function writeConfig(folder: string): void {
  const jsPlugins = config.jsPlugins.map((plugin) => path.resolve(root, plugin));
  writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins, options: {} }));
}
