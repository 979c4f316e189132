import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** The area and the name of a page, of its file. */
const nameOfPage = (source: string) => /^src\/pages\/([^/]+\/[^/]+)\/page\.tsx$/.exec(source)?.[1];

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

/** The address of the code of every page in the build that is served, by area and name, as `home/search`. */
export async function codeOfPages(): Promise<ReadonlyMap<string, string>> {
  return new Map(
    Object.entries(await readManifest()).flatMap(([source, { file }]): [string, string][] => {
      const name = nameOfPage(source);
      return name === undefined ? [] : [[name, `/${file}`]];
    }),
  );
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
