import { describe, expect, it } from 'vitest';
import { checksOf } from './validators.ts';

const { body: check } = checksOf({
  id: 'addLamp',
  page: undefined,
  method: 'POST',
  path: '/lamp',
  parameters: [],
  reply: undefined,
  schemes: new Set(),
  guestAllowed: true,
  unproved: 'refused',
  role: undefined,
  body: {
    required: true,
    json: true,
    form: false,
    streamed: false,
    schema: {
      type: 'object',
      required: ['lastName'],
      properties: {
        lastName: { type: 'string', 'x-text': 'line', minLength: 1, maxLength: 5 },
        nickname: { type: 'string', 'x-text': 'line', minLength: 3, maxLength: 5 },
        motive: { type: 'string', 'x-text': 'block', minLength: 3 },
        email: { type: 'string', title: 'Email', 'x-text': 'email', format: 'email' },
        link: { type: 'string', 'x-text': 'exact', format: 'url' },
        key: { type: 'string', 'x-text': 'exact', format: 'uuid' },
        tag: { type: 'string', enum: ['HOME', 'WORK'] },
        kind: { const: 'LAMP' },
        quantity: { type: 'integer', minimum: 1, maximum: 99 },
        watts: { type: 'integer', minimum: 1 },
        stars: { type: 'integer', maximum: 5 },
        rooms: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', 'x-text': 'line' } },
      },
    },
  },
});

describe('what the contract refuses is said in the words of the specification', () => {
  it.each([
    ['S5.messages.01', { lastName: undefined }, 'lastName', 'required', 'Last name is required'],
    ['S5.messages.02', { lastName: ' \u200B' }, 'lastName', 'empty', 'Last name cannot be empty'],
    ['S5.messages.02', { rooms: [] }, 'rooms', 'empty', 'Rooms cannot be empty'],
    ['S5.messages.03', { tag: 'CAR' }, 'tag', 'oneOf', 'Tag must be one of HOME, WORK'],
    ['S5.messages.03', { kind: 'CAR' }, 'kind', 'oneOf', 'Kind must be one of LAMP'],
    ['S5.messages.04', { email: 'one@x.test,two@x.test' }, 'email', 'email', 'Email is not a valid email'],
    ['S5.messages.05', { link: 'javascript:1' }, 'link', 'url', 'Link is not a valid url'],
    ['S5.messages.06', { motive: 'ab ' }, 'motive', 'length', 'Motive must be at least 3 characters'],
    ['S5.messages.07', { lastName: 'Longer' }, 'lastName', 'length', 'Last name cannot be longer than 5 characters'],
    ['S5.messages.08', { nickname: 'ab' }, 'nickname', 'length', 'Nickname must be between 3 and 5 characters'],
    ['S5.messages.09', { watts: 0 }, 'watts', 'number', 'Watts cannot be less than 1'],
    ['S5.messages.10', { stars: 6 }, 'stars', 'number', 'Stars cannot be greater than 5'],
    ['S5.messages.11', { quantity: 0 }, 'quantity', 'number', 'Quantity must be between 1 and 99'],
    ['S5.messages.11', { rooms: ['a', 'b', 'c'] }, 'rooms', 'number', 'The number of rooms must be between 1 and 2'],
    ['S5.text.03', { key: '6f9619ff8b86d011b42d00c04fc964ff' }, 'key', 'pattern', 'Key is not valid'],
    ['S5.email.06', { email: `${'a'.repeat(316)}@b.co` }, 'email', 'email', 'Email is not a valid email'],
    ['S5.email.07', { link: `https://a.example/${'a'.repeat(2_048)}` }, 'link', 'url', 'Link is not a valid url'],
  ])('[%s] %j', (_id, change, path, rule, message) => {
    expect(check({ lastName: 'Quill', ...change })).toEqual([{ path, rule, message }]);
  });

  it('names each field once, and twenty of them', () => {
    expect(check({ lastName: 'Quill', quantity: 'many', rooms: [1, 2, 3] }).map(({ path }) => path)).toEqual([
      'quantity',
      'rooms',
      'rooms.0',
      'rooms.1',
      'rooms.2',
    ]);
    expect(check({ lastName: 'Quill', rooms: Array.from({ length: 99 }, () => 1) })).toHaveLength(20);
  });
});
