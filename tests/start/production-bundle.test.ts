import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = resolve(import.meta.dirname, '../../dist');

/** What shoppers get and what renders it for them. The simulator lies beside it and is served outside production only. */
const product = ['client', 'server'];

/** Every script and page of these folders of the build in one text. */
async function builtText(folders: readonly string[]): Promise<string> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(dist, folder), { recursive: true })).map((file) => join(dist, folder, file)),
    ),
  );
  const texts = files.flat().filter((file) => /\.(?:m?js|html|json)$/.test(file));
  return (await Promise.all(texts.map((file) => readFile(file, 'utf8')))).join('\n');
}

interface Loaded {
  readonly files: readonly string[];
  readonly texts: readonly string[];
  readonly packages: readonly string[];
}

/** The files of the server that are loaded when it starts, and what they load beside each other. */
async function loadedAtStart(program: string): Promise<Loaded> {
  const texts = new Map<string, string>();
  const packages = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    if (texts.has(file)) return;
    const text = await readFile(join(dist, 'program', file), 'utf8');
    texts.set(file, text);
    const imported = [...text.matchAll(/(?:^|;)import(?:[^"';]*?from)?"([^"]+)"/g)].map(([, name = '']) => name);
    // The file of a program turns on what its own code is to have, and loads that.
    const own = file === `${program}.js` ? [...text.matchAll(/import\(`([^`]+)`\)/g)].map(([, name = '']) => name) : [];
    for (const name of [...imported, ...own])
      if (name.startsWith('./')) await follow(name.slice(2));
      else packages.add(name);
  };
  await follow(`${program}.js`);
  return { files: [...texts.keys()], texts: [...texts.values()], packages: [...packages].toSorted() };
}

describe('the build', () => {
  it("holds nothing of the developer's pages", async () => {
    const text = await builtText(product);
    // What is surely there, so that an empty build cannot pass.
    expect(text).toContain('data-theme');
    expect(text).toContain('session.loggedIn');
    for (const mark of [
      'elkjs',
      '__machines',
      '__storage',
      'lampyris-storage.json',
      '@statelyai',
      'lampyris-machines',
      'src/dev/',
    ]) {
      expect(text.includes(mark), mark).toBe(false);
    }
  });

  it('holds nothing of the simulator, nor of the app that it plays', async () => {
    const [text, simulator] = [await builtText(product), await builtText(['simulator'])];
    for (const mark of ['/dev/simulator', 'Crash the app', 'The app has crashed', 'simulator-0001']) {
      expect(simulator.includes(mark), mark).toBe(true);
      expect(text.includes(mark), mark).toBe(false);
    }
  });

  it('loads a server of few files at its start, and no package that few requests need', async () => {
    const { files, packages } = await loadedAtStart('main');
    expect(files.length).toBeLessThanOrEqual(17);
    // As a module it brings the client of HTTP/2 with it, for a getter of an export that nobody asks for.
    expect(packages).not.toContain('node:http');
    expect(packages.filter((name) => !name.startsWith('node:'))).toEqual([
      '@fastify/busboy',
      '@fastify/static',
      '@node-rs/argon2',
      'ajv-formats',
      'ajv/dist/2020.js',
      'better-sqlite3',
      'fastify',
      'lru-cache',
      'marked',
      'pg',
      'pino',
      'postal-mime',
      'ulid',
      'xstate',
    ]);
  });

  it('is kept in memory with a byte a character: what a server runs is ASCII', async () => {
    const pages = await readFile(join(dist, 'server', 'entry-server.js'), 'utf8');
    for (const text of [...(await loadedAtStart('main')).texts, pages])
      expect(text.match(/.{0,40}[^\0-\x7f].{0,40}/u)?.[0]).toBeUndefined();
  });
});
