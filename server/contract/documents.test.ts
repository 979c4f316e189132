import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { contractFile } from '../places.ts';
import { readContract } from './contract.ts';
import { type Documents, keptDocument, linkedDocument, nameOfPart, openDocument } from './documents.ts';

const lamp = { type: 'object', properties: { price: { $ref: '#/Money', description: 'Of one' } } };
const documents = (more: Documents = {}): Documents =>
  structuredClone({
    'shop.yaml': {
      lamp: { $ref: 'schemas/lamp.yaml#/Lamp' },
      first: { title: 'First', $ref: 'schemas/lamp.yaml#/Money' },
      'a/b': [{ $ref: '#/lamp' }],
    },
    'schemas/lamp.yaml': {
      Lamp: lamp,
      Money: { type: 'integer', title: 'Money' },
      Back: { $ref: '../shop.yaml#/a~1b/0' },
    },
    ...more,
  });

interface Linked {
  readonly lamp: { readonly properties: { readonly price: object } };
  readonly first: object;
  readonly 'a/b': readonly object[];
}

describe('a part of the contract', () => {
  it('stands wherever it is referred to as one object with its name', () => {
    const linked = linkedDocument(documents(), 'shop.yaml') as Linked;
    expect(linked.lamp.properties.price).toEqual({ type: 'integer', title: 'Money' });
    expect(linked['a/b'][0]).toBe(linked.lamp);
    expect(nameOfPart(linked.lamp)).toBe('schemas/lamp.yaml#/Lamp');
    expect(nameOfPart(linked.lamp.properties.price)).toBe('schemas/lamp.yaml#/Money');
  });

  it('is one object with its name as well in a document that the build has kept', () => {
    const document = openDocument(keptDocument(linkedDocument(documents(), 'shop.yaml'))) as Linked;
    expect(document['a/b'][0]).toBe(document.lamp);
    expect(nameOfPart(document.lamp)).toBe('schemas/lamp.yaml#/Lamp');
    expect(nameOfPart(document.first)).toBeUndefined();
  });

  it('is another part where something stands beside the reference', () => {
    const { first } = linkedDocument(documents(), 'shop.yaml') as Linked;
    expect(first).toEqual({ type: 'integer', title: 'First' });
    expect(nameOfPart(first)).toBeUndefined();
  });

  it('is refused where it refers to nothing, or to itself', () => {
    const linking = (lampFile: object) => () =>
      linkedDocument(documents({ 'schemas/lamp.yaml': lampFile }), 'shop.yaml');
    expect(linking({})).toThrow('shop.yaml refers to schemas/lamp.yaml#/Lamp, which does not exist');
    expect(linking({ Lamp: { items: { $ref: '#/Lamp' } } })).toThrow('schemas/lamp.yaml refers to itself in a circle');
  });
});

it('the contract holds schemas alone, which the checks of requests take for granted', async () => {
  const ajv = new Ajv2020({ strict: false });
  const wrong = (await readContract(contractFile)).flatMap(({ id, parameters, body, reply }) =>
    [...parameters.map(({ schema }) => schema), body?.schema, reply]
      .filter((schema) => schema !== undefined && ajv.validateSchema(schema) !== true)
      .map(() => `${id}: ${ajv.errorsText(ajv.errors)}`),
  );
  expect(wrong).toEqual([]);
});
