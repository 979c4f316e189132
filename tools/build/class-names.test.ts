import { describe, expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const many = Array.from({ length: 37 }, (_, index) => `src/${String(index).padStart(2, '0')}.css.ts`);

describe('the name of a class', () => {
  test('is short, and the same whenever a file is built', () => {
    const nameOf = classNames(['src/b.css.ts', 'src/a.css.ts']);
    expect(nameOf({ hash: '1pix4wq0', filePath: 'src/a.css.ts' })).toBe('b00');
    expect(nameOf({ hash: '1pix4wq1y', filePath: 'src/a.css.ts' })).toBe('b01y');
    expect(nameOf({ hash: '1pix4wq0', filePath: 'src/a.css.ts' })).toBe('b00');
    expect(nameOf({ hash: '9qe10', filePath: 'src/b.css.ts' })).toBe('b10');
  });

  test('distinguishes the thirty-sixth file from the thirty-seventh', () => {
    const nameOf = classNames(many);
    expect(nameOf({ hash: 'x0', filePath: 'src/35.css.ts' })).toBe('bz0');
    expect(nameOf({ hash: 'y0', filePath: 'src/36.css.ts' })).toBe('c00');
  });

  test('is refused to a file that is not known, and to a class that is not of its file', () => {
    const nameOf = classNames(['src/a.css.ts']);
    expect(() => nameOf({ hash: 'x0', filePath: 'src/z.css.ts' })).toThrow('no short name for x0 of src/z.css.ts');
    nameOf({ hash: 'abc0', filePath: 'src/a.css.ts' });
    expect(() => nameOf({ hash: 'xyz1', filePath: 'src/a.css.ts' })).toThrow('no short name');
  });

  test('is refused when there are more files than two characters can distinguish', () => {
    const tooMany = Array.from({ length: 25 * 36 + 1 }, (_, index) => `src/${String(index).padStart(3, '0')}.css.ts`);
    const nameOf = classNames(tooMany);
    expect(nameOf({ hash: 'x0', filePath: 'src/899.css.ts' })).toBe('zz0');
    expect(() => nameOf({ hash: 'y0', filePath: 'src/900.css.ts' })).toThrow('no short name');
  });
});
