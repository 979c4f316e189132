import { describe, expect, it } from 'vitest';
import { missingGlyphs, pdfText } from '#tests/fixtures/pdf-text.ts';
import { names } from './names-fixture.ts';
import { drawPaper } from './pen.ts';
import { isDrawable, runsOf, typefaceBytes } from './typefaces.ts';

const blank = { title: 'Names', author: 'Lampyris', issuedTime: 0, size: 'A4' } as const;
const draw = (...lines: readonly string[]) =>
  drawPaper(blank, (pen) => {
    for (const [index, line] of lines.entries()) pen.write(line, 40, 20 + index * 19);
  });

describe('a name on paper', () => {
  it('has a glyph for every sign, in fourteen scripts', async () => {
    expect(names).toHaveLength(40);
    for (const name of names) expect([name, isDrawable(name.join(' '))]).toEqual([name, true]);
    const paper = await draw(...names.map((name) => name.join(' ')));
    expect(missingGlyphs(paper)).toBe(0);
    expect(pdfText(paper).replaceAll('\n', '')).toContain('Παπαδόπουλος');
    expect(
      missingGlyphs(await drawPaper(blank, (pen) => void pen.document.font(typefaceBytes('text')).text('張'))),
    ).toBe(1);
  });

  it('has one typeface where that has every sign', () => {
    expect(runsOf('Παπαδόπουλος', 'text')).toEqual([{ typeface: 'alphabets', text: 'Παπαδόπουλος' }]);
    expect(runsOf('Nguyễn', 'text').map(({ typeface }) => typeface)).toEqual(['text', 'alphabets', 'text']);
  });

  it('is read from the right where its script is, its words in that order', () => {
    expect(runsOf('Dr. محمد علي, Berlin', 'text').map(({ text }) => text)).toEqual([
      'Dr. ',
      'علي',
      ' ',
      'محمد',
      ', Berlin',
    ]);
    expect(runsOf('דוד כהן', 'text').map(({ text }) => text)).toEqual(['כהן', ' ', 'דוד']);
  });

  it('leaves pictograms out and marks a letter that no typeface has', async () => {
    expect(runsOf('Rory 👩🏽\u200D👧!', 'text')).toEqual([{ typeface: 'text', text: 'Rory !' }]);
    expect(isDrawable('ሰላም')).toBe(false);
    expect(pdfText(await draw('ሰ'))).toBe('?');
  });
});
