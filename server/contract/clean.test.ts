import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textKinds } from '#rules/clean-text.ts';
import { contractFile } from '../places.ts';
import { accountRoutes } from '../routes/account.ts';
import { addressRoutes } from '../routes/address.ts';
import { catalogueRoutes } from '../routes/catalogue.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { logInMember } from '../testing/test-member.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { type JsonSchema, readContract } from './contract.ts';
import { isRecord } from './json.ts';

const recordsIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Where a schema takes a text without saying of which kind it is, or a secret that would be altered. */
function unsaid(schema: JsonSchema, path: string): string[] {
  const { type, properties, items, additionalProperties, allOf, anyOf, oneOf } = schema;
  const isSecret = /\b(?:oldP|p)assword$|[tT]oken$|ticket$/.test(path);
  const isText = [type].flat().includes('string') && schema.enum === undefined && schema.const === undefined;
  const kind = String(schema['x-text']);
  const places = isText && (isSecret ? kind !== 'exact' : !textKinds.has(kind)) ? [path] : [];
  const below = Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, property]) =>
    isRecord(property) ? unsaid(property, `${path}.${name}`) : [],
  );
  const inner = [items, additionalProperties].filter(isRecord).flatMap((each) => unsaid(each, `${path}[]`));
  const choices = [allOf, anyOf, oneOf].flatMap(recordsIn).flatMap((each) => unsaid(each, path));
  return [...places, ...below, ...inner, ...choices];
}

it('says of every text that is sent what kind of text it is', async () => {
  const operations = await readContract(contractFile);
  const places = operations.flatMap(({ id, parameters, body }) => [
    ...parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name, schema }) => unsaid(schema, `${id}.${name}`)),
    ...(body ? unsaid(body.schema, id) : []),
  ]);
  expect(places).toEqual([]);
  expect(unsaid({ properties: { list: { items: { type: 'string' } } } }, 'control')).toEqual(['control.list[]']);
});

describe('what people send', () => {
  let shop: TestShop;
  let api: TestApi;
  let token = '';
  beforeAll(async () => {
    shop = await openTestShop();
    api = await openTestApi(shop, { ...accountRoutes, ...addressRoutes, ...catalogueRoutes });
    ({ token } = await logInMember(shop));
  });
  afterAll(async () => {
    await api.close();
    await shop.close();
  });

  const rory = {
    firstName: 'Rory',
    lastName: 'Quill',
    phone: '+1 510 555 0133',
    country: 'US',
    region: 'CA',
    city: 'Oakland',
    line1: '1 Glow Street',
    postcode: '94612',
  };

  it.each([
    ['\u202A+1 510 555 0133\u202C', '94612–1234'],
    ['\u200E+1 510 555 0133', '946121234'],
    ['510\u200B5550133', '94612\u200B'],
    ['510‑555‑0133', '９４６１２'],
    ['510–555–0133 x12', '94612\uFE0D'],
  ])('has a phone such as %j and a postcode such as %j, however they were copied', async (phone, postcode) => {
    expect(await api.call('createAddress', { token, body: { ...rory, phone, postcode } })).toMatchObject({
      status: 200,
    });
  });

  it.each(['\u200B', '\u00AD', '\u3164', ' \u2800 '])('has no name %j that nobody can read', async (firstName) => {
    expect(await api.call('createAddress', { token, body: { ...rory, firstName } })).toMatchObject({
      code: 'BAD_REQUEST',
      fields: [{ path: 'firstName', rule: 'empty', message: 'First name cannot be empty' }],
    });
  });

  it('has names of one line', async () => {
    const made = await api.ok('createAddress', {
      token,
      body: { ...rory, firstName: 'Rory\r\nPlease leave at\u2028 1 Other Street' },
    });
    expect(made.firstName).toBe('Rory Please leave at 1 Other Street');
    const { nickname } = await api.ok('changeUserInfo', { token, body: { nickname: 'Ro\r\nry' } });
    expect(nickname).toBe('Ro ry');
  });

  it('names an account by its email with blanks and unseen signs around it', async () => {
    const { email } = await logInMember(shop);
    const typed = `${email.toUpperCase()} \u200B`;
    expect(await api.ok('checkEmail', { query: { email: typed } })).toEqual({ registered: true });
  });

  it.each(['not an email', 'a!b@b.co', 'one@x.test,two@x.test'])('has no email such as %j', async (email) => {
    expect(await api.call('sendCode', { body: { email, scene: 'RESET' } })).toMatchObject({
      fields: [{ path: 'email', rule: 'email', message: 'Email is not a valid email' }],
    });
  });

  it('has numbers in digits of full width', async () => {
    expect(await api.ok('listProducts', { query: { pageNo: '２' as never } })).toMatchObject({ pageNo: 2 });
  });
});
