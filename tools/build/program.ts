import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { keptDocument, linkedDocument, readDocuments } from '../../server/contract/documents.ts';
import { contractFile } from '../../server/places.ts';

/** What runs, by the name of its file in dist/program. */
const programs: Readonly<Record<string, string>> = {
  main: 'server/main.ts',
  start: 'server/start-shop.ts',
  payments: 'server/payments/sandbox/main.ts',
  carrier: 'server/carriers/sandbox/main.ts',
  beacon: 'server/beacons/sandbox/main.ts',
};
const mailWorker = 'server/shop/support/tickets/mail-in/mail-worker.ts';

/** In the place of server/places.ts. */
const builtPlaces = `
export const contractFile = import.meta.dirname + '/contract.bin';
export const sandboxPrograms = {
  payments: 'dist/program/payments.js',
  carrier: 'dist/program/carrier.js',
  beacon: 'dist/program/beacon.js',
};
export const mailWorker = new URL('mail-worker.js', import.meta.url);
`;

/** Of a program, and of its file below the root, as the bundler is asked for them. */
const prefix = '\0program:';
const source = 'source:';

/** A program after the first keeps what V8 has compiled of it, beside the build; where nobody may write there, it does without. */
const entryOf = (file: string): string => `
import module from 'node:module';
module.enableCompileCache?.(import.meta.dirname + '/compiled');
const { sourceStack } = await import('${source}server/start/source-stacks.ts');
Error.prepareStackTrace = sourceStack;
await import('${source}${file}');
module.flushCompileCache?.();
`;

/** Files that a module finds beside itself stay where they are: the build lies two folders below the root. */
const places = (root: string, folder: string): Plugin => ({
  name: 'lampyris-places',
  enforce: 'pre',
  resolveId(id) {
    if (id.startsWith(source)) return path.join(root, id.slice(source.length));
    return id.startsWith(prefix) ? id : undefined;
  },
  load: (id) => (id.startsWith(prefix) ? entryOf(programs[id.slice(prefix.length)] ?? '') : undefined),
  transform(code, id) {
    if (id === path.join(root, 'server/places.ts')) return { code: builtPlaces, map: null };
    if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.')) return undefined;
    const file = path.relative(folder, id).replaceAll(path.sep, '/');
    return {
      code: code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.posix.dirname(file)}')`)
        .replaceAll('import.meta.url', `new URL('${file}', import.meta.url).href`),
      map: null,
    };
  },
});

/** Writes dist/program: the server and the programs beside it, each one file and what it seldom needs. */
export async function buildProgram(root: string): Promise<void> {
  const folder = path.join(root, 'dist/program');
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [places(root, folder)],
    // Three hundred files in itself; the other packages stay where they are installed.
    ssr: { noExternal: ['kysely'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        // Emptying the folder of a busy machine is nothing that anybody can mend.
        checks: { bundlerTimings: false },
        input: {
          ...Object.fromEntries(Object.keys(programs).map((name) => [name, `${prefix}${name}`])),
          'mail-worker': path.join(root, mailWorker),
        },
        // A text of ASCII takes a byte a character for as long as it runs, any other two; names stay, for stacks.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          charset: 'ascii',
          minify: { compress: false, mangle: false, codegen: true },
          sourcemapExcludeSources: true,
        },
      },
    },
  });
  const contract = linkedDocument(await readDocuments(contractFile), path.basename(contractFile));
  await writeFile(path.join(folder, 'contract.bin'), keptDocument(contract));
}
