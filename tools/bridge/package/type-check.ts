import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../build-package.ts';

/** The one that a buyer has today with `npm run test:all`; with `npm test` the next one, which takes a tenth of the time. */
const compiler = path.join(
  packageFolder,
  '../node_modules',
  process.env['TEST_EXTENT'] === 'all' ? 'typescript' : 'typescript-native',
  'bin/tsc',
);

/** How a project of today finds its packages. */
export const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
} as const;

/** Type-checks one program as a project with the package does; the errors, one line each. Nothing of the package is trusted. */
export function typeErrors(buyer: string, resolution: keyof typeof resolutions, program: string): string[] {
  const name = `program.${resolution}`;
  writeFileSync(path.join(buyer, `${name}.ts`), program);
  const compilerOptions = {
    ...resolutions[resolution],
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    resolveJsonModule: true,
  };
  const config = path.join(buyer, `tsconfig.${resolution}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', config, '--pretty', 'false'], {
    cwd: buyer,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}
