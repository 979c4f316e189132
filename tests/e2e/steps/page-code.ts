import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

type Manifest = Readonly<Record<string, { readonly file: string }>>;

const isPage = (source: string) => /^src\/pages\/[^/]+\/[^/]+\.tsx$/.test(source);

/** The manifest of the build that is served. */
async function readManifest(): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'));
  return manifest;
}

async function codeOf(source: string): Promise<string> {
  const chunk = (await readManifest())[source];
  if (!chunk) throw new Error(`The build has no file of its own for ${source}`);
  return `/${chunk.file}`;
}

/** The address of the table of all pages. */
export const codeOfTable = (): Promise<string> => codeOf('src/pages/pages.ts');

/** The address of what starts the machines. */
export const codeOfMachines = (): Promise<string> => codeOf('src/actors/start-actors.ts');

/** The address of the code of every page in the build that is served, by the file of the page below src/pages. */
export async function codeOfPages(): Promise<ReadonlyMap<string, string>> {
  const pages = Object.entries(await readManifest()).filter(([source]) => isPage(source));
  return new Map(pages.map(([source, { file }]) => [source.replace('src/pages/', ''), `/${file}`]));
}

/** Which pages the browser has asked the code of, from now on, each once. */
export async function listenForCode(page: Page): Promise<() => readonly string[]> {
  const pages = new Map([...(await codeOfPages())].map(([name, address]) => [address, name]));
  const requests = new Set<string>();
  page.on('request', (request) => {
    const name = pages.get(new URL(request.url()).pathname);
    if (name !== undefined) requests.add(name);
  });
  return () => [...requests];
}
