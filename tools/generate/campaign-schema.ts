import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { formatted } from '../../oxfmt.config.ts';

/**
 * The JSON Schema of a campaign file, for editors and for the shop itself: the schema of the contract with all that it refers
 * to, by name.
 * @param file the contract's schemas of campaigns
 */
export async function campaignSchema(file: string): Promise<string> {
  const documents = new Map<string, Record<string, unknown>>();
  const names = new Map<string, unknown>();

  const read = async (from: string): Promise<Record<string, unknown>> => {
    const document = documents.get(from) ?? Object(parse(await readFile(from, 'utf8')));
    documents.set(from, document);
    return document;
  };
  const bundled = async (value: unknown, from: string): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map((each) => bundled(each, from)));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(async ([key, each]) => {
      if (key !== '$ref') return [key, await bundled(each, from)] as const;
      const [target = '', name = ''] = String(each).split('#/');
      const source = target === '' ? from : path.join(path.dirname(from), target);
      if (!names.has(name)) {
        names.set(name, undefined);
        names.set(name, await bundled((await read(source))[name], source));
      }
      return [key, `#/$defs/${name}`] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };

  const root = await bundled((await read(file))['CampaignFile'], file);
  const defs = [...names].toSorted(([a], [b]) => a.localeCompare(b));
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...Object(root),
    $defs: Object.fromEntries(defs),
  };
  return formatted('campaign.schema.json', JSON.stringify(schema));
}
