import { describe, expect, test } from 'vitest';
import { classesOf, classNames } from './class-names.ts';

const manyFiles = (count: number) =>
  Array.from({ length: count }, (_, index) => `src/${String(index).padStart(3, '0')}.css.ts`);

describe('the name of a class', () => {
  test('is short, and the same whenever a file is built', () => {
    const nameOf = classNames({ B0: 'src/a.css.ts', B1: 'src/b.css.ts' });
    expect(nameOf({ hash: '1pix4wq0', filePath: 'src/a.css.ts' })).toBe('B00');
    expect(nameOf({ hash: '1pix4wq1y', filePath: 'src/a.css.ts' })).toBe('B01y');
    expect(nameOf({ hash: '1pix4wq0', filePath: 'src/a.css.ts' })).toBe('B00');
    expect(nameOf({ hash: '9qe10', filePath: 'src/b.css.ts' })).toBe('B10');
  });

  test('is never a part of a selector that is written in small letters', () => {
    // Its file is the 130th: with a small letter its class 25 would be `emp`.
    const nameOf = classNames(classesOf(manyFiles(131), {}));
    nameOf({ hash: 'x0', filePath: 'src/130.css.ts' });
    expect(nameOf({ hash: 'xp', filePath: 'src/130.css.ts' })).toBe('Emp');
  });

  test('is refused to a file that is not known, and to a class that is not of its file', () => {
    const nameOf = classNames({ B0: 'src/a.css.ts' });
    expect(() => nameOf({ hash: 'x0', filePath: 'src/z.css.ts' })).toThrow('no short name for x0 of src/z.css.ts');
    nameOf({ hash: 'abc0', filePath: 'src/a.css.ts' });
    expect(() => nameOf({ hash: 'xyz1', filePath: 'src/a.css.ts' })).toThrow('no short name');
  });

  test('is refused when there are more files than two characters can distinguish', () => {
    const nameOf = classNames(classesOf(manyFiles(25 * 36 + 1), {}));
    expect(nameOf({ hash: 'x0', filePath: 'src/899.css.ts' })).toBe('Zz0');
    expect(() => nameOf({ hash: 'y0', filePath: 'src/900.css.ts' })).toThrow('no short name');
  });
});

describe('the classes of the files', () => {
  test('are those of before, whatever comes beside them or goes', () => {
    const before = { B0: 'src/b.css.ts', B2: 'src/d.css.ts', B3: 'src/e.css.ts' };
    expect(classesOf(['src/a.css.ts', 'src/b.css.ts', 'src/c.css.ts', 'src/e.css.ts'], before)).toEqual({
      B0: 'src/b.css.ts',
      B1: 'src/a.css.ts',
      B2: 'src/c.css.ts',
      B3: 'src/e.css.ts',
    });
  });

  test('distinguish the thirty-sixth file from the thirty-seventh', () => {
    expect(classesOf(manyFiles(37), {})).toMatchObject({ Bz: 'src/035.css.ts', C0: 'src/036.css.ts' });
  });
});
