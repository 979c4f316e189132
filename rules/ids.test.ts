import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuid } from './ids.ts';

describe('a UUID', () => {
  it('passes in either case [S5.text.03]', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(isUuid(id)).toBe(true);
        expect(isUuid(id.toUpperCase())).toBe(true);
      }),
    );
  });

  it.each([
    '',
    '6f9619ff-8b86-d011-b42d-00c04fc964f',
    '6f9619ff-8b86-d011-b42d-00c04fc964fff',
    '6f9619ff-8b86-d011-b42d-00c04fc964fg',
    '6f9619ff8b86d011b42d00c04fc964ff',
    ' 6f9619ff-8b86-d011-b42d-00c04fc964ff',
    '6f9619ff-8b86-d011-b42d-00c04fc964ff\n',
  ])('is not %j [S5.text.03]', (text) => {
    expect(isUuid(text)).toBe(false);
  });
});
