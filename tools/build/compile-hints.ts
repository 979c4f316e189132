import type { Plugin, Rolldown } from 'vite';

/** What Chromium reads before the first token of a file (explicit compile hints, since 136). Other browsers ignore it. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/** A library that is loaded when it is needed, most of which is never called. */
const isLateLibrary = ({ isDynamicEntry, moduleIds }: Rolldown.OutputChunk): boolean =>
  isDynamicEntry && moduleIds.every((id) => id.includes('/node_modules/'));

/** The same map for a file that got one line more at its top. */
const oneLineLower = (map: string): string => {
  const payload: { readonly mappings: string } = JSON.parse(map);
  return JSON.stringify({ ...payload, mappings: `;${payload.mappings}` });
};

/**
 * Lets the browser compile all functions of a file while it arrives, beside the main thread. Without it each one is
 * compiled on the main thread when it is called for the first time, which was two thirds of starting a page.
 */
export const compileHints = (): Plugin => ({
  name: 'lampyris-compile-hints',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Vite puts its list of preloads at the top of a file before.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || isLateLibrary(chunk)) continue;
        chunk.code = `${compileHint}\n${chunk.code}`;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type === 'asset') map.source = oneLineLower(String(map.source));
      }
    },
  },
});
