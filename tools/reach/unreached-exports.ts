import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const program = path.resolve(import.meta.dirname, '../../node_modules/knip/bin/knip.js');
/** Files that pass on what others define: who defines a thing is asked. */
const passing = ['design-system/index.ts', 'design-system/icons/icons.ts'];

interface Report {
  readonly issues: readonly {
    readonly file: string;
    readonly exports?: readonly { readonly name: string }[];
    readonly files?: readonly unknown[];
  }[];
}

/** Exports, `file: name`, and whole files that nothing but a test, a story or a document uses. @param root the project */
export async function unreachedExports(root: string): Promise<string[]> {
  const args = [program, '--config', 'tools/reach/knip.config.ts', '--include', 'exports,files', '--reporter', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '--no-config-hints', '--no-exit-code'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const { issues }: Report = JSON.parse(stdout);
  return issues
    .filter(({ file }) => !passing.includes(file))
    .flatMap(({ file, files = [], exports: names = [] }) =>
      files.length > 0 ? [file] : names.map(({ name }) => `${file}: ${name}`),
    )
    .toSorted();
}
