import { describe, expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const many = Array.from({ length: 37 }, (_, index) => `src/${String(index).padStart(2, '0')}.css.ts`);

describe('the name of a class', () => {
  test('is short, and the same whenever a file is built', () => {
    const nameOf = classNames(['src/b.css.ts', 'src/a.css.ts']);
    expect(nameOf({ hash: '1pix4wq0', filePath: 'src/a.css.ts' })).toBe('B00');
    expect(nameOf({ hash: '1pix4wq1y', filePath: 'src/a.css.ts' })).toBe('B01y');
    expect(nameOf({ hash: '1pix4wq0', filePath: 'src/a.css.ts' })).toBe('B00');
    expect(nameOf({ hash: '9qe10', filePath: 'src/b.css.ts' })).toBe('B10');
  });

  test('distinguishes the thirty-sixth file from the thirty-seventh', () => {
    const nameOf = classNames(many);
    expect(nameOf({ hash: 'x0', filePath: 'src/35.css.ts' })).toBe('Bz0');
    expect(nameOf({ hash: 'y0', filePath: 'src/36.css.ts' })).toBe('C00');
  });

  test('is never a part of a selector that is written in small letters', () => {
    // Its file is the 130th: with a small letter its class 25 would be `emp`.
    const files = Array.from({ length: 131 }, (_, index) => `src/${String(index).padStart(3, '0')}.css.ts`);
    const nameOf = classNames(files);
    nameOf({ hash: 'x0', filePath: 'src/130.css.ts' });
    expect(nameOf({ hash: 'xp', filePath: 'src/130.css.ts' })).toBe('Emp');
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
    expect(nameOf({ hash: 'x0', filePath: 'src/899.css.ts' })).toBe('Zz0');
    expect(() => nameOf({ hash: 'y0', filePath: 'src/900.css.ts' })).toThrow('no short name');
  });
});
