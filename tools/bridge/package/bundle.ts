import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

/** A module text of a project, bundled and shortened by Vite for es2020; React stays outside. */
export async function bundle(project: string, code: string): Promise<string> {
  const entry = path.join(project, 'entry.js');
  const result = await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    plugins: [{ name: 'entry', load: (id) => (id === entry ? code : undefined), resolveId: keep(entry) }],
    build: {
      target: 'es2020',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, external: ['react'], preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('Vite made another kind of build');
  return result.output[0].code;
}

function keep(entry: string): (id: string) => string | undefined {
  return (id) => (id === entry ? id : undefined);
}

/** Bytes after brotli at its highest quality. */
export function brotliBytes(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
