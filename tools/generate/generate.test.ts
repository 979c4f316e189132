import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureTexts } from '#server/seed/catalogue/pictures.ts';
import { findPicture } from '#server/shop/media/picture-manifest.ts';
import { contractTypes } from './contract-types.ts';
import { errorTable } from './error-table.ts';
import { pageScenes, scenePictures } from './scene-pictures.ts';

const fixture = (name: string) => path.join(import.meta.dirname, 'fixture', name);

async function errorsYaml(text: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'errors-')), 'errors.yaml');
  await writeFile(file, text);
  return file;
}

test('a schema of another file keeps its own name', async () => {
  expect(await contractTypes(fixture('shop.yaml'))).toContain('components["schemas"]["CartLine"]');
});

test('a field with a default may be left out of a request, a date is text, null is said', async () => {
  const types = await contractTypes(fixture('shop.yaml'));
  expect(types).toContain('quantity?: number');
  expect(types).toContain('addedOn: string');
  expect(types).toContain('note?: string | null');
});

test('every error keeps its status and its exact words', async () => {
  const text = await errorTable(fixture('errors.yaml'));
  expect(text).toContain('CODE_WRONG: { status: 422, message: "That code is not right." },');
  expect(text).toContain('UNAUTHORISED: { status: 401, message: "It\'s \\"over\\"." },');
});

test.each([
  ['a code in lower case', 'code: { status: 422, message: No }'],
  ['a missing message', 'CODE: { status: 422 }'],
  ['a status that is no whole number', 'CODE: { status: 4.5, message: No }'],
  ['a list', '- CODE'],
  ['an empty file', ''],
])('%s is refused', async (_, yaml) => {
  await expect(errorsYaml(yaml).then(errorTable)).rejects.toThrow();
});

test('a picture of a page has the address that the server serves for good, and says what it shows', async () => {
  const text = await scenePictures(path.join(import.meta.dirname, '../../media/manifest.json'), pageScenes);
  expect(text).toContain(`url: '/media/products/sq-return/${findPicture('sq-return')?.version}/'`);
  expect(text).toContain(`alt: '${pictureTexts['sq-return']}'`);
});
