import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import darkFont from '#themes/dark/font.json';
import darkUi from '#themes/dark/ui.json';
import lightFont from '#themes/light/font.json';
import lightUi from '#themes/light/ui.json';
import { serverTokens } from './server-tokens.ts';
import { beyondBuiltIn, parseFont, parseUi } from './validate.ts';

const valuesOf = (result: ReturnType<typeof parseUi>) => (result.ok ? result.values : undefined);

describe('a theme file', () => {
  test('of the shop itself is accepted whole, light and dark [S3.theme-config.01]', () => {
    for (const [theme, ui, font] of [
      ['light', lightUi, lightFont],
      ['dark', darkUi, darkFont],
    ] as const) {
      const parsed = [parseUi(theme, ui), parseFont(theme, font)];
      for (const file of parsed) expect(file).toMatchObject({ ok: true, refused: [], unknown: [] });
      const names = parsed.flatMap((file) => Object.keys(valuesOf(file) ?? {}));
      expect(names).toHaveLength(Object.keys(serverTokens).length);
    }
  });

  test.each([null, undefined, [], {}, '', 'red', 7, true, { 'color-bg-page': null }, { nonsense: '#fff' }])(
    'that is empty, null or not a map raises invalid-config: %j [S4.theme.08 S8.errors.05]',
    (json) => {
      expect(parseUi('dark', json)).toEqual({
        ok: false,
        error: {
          kind: 'invalid-config',
          theme: 'dark',
          file: 'ui',
          message: 'Theme config validation failed for dark',
        },
      });
    },
  );

  test.each([
    ['color-bg-page', 'red;}body{display:none'],
    ['color-bg-page', '#fff</style><script>alert(1)</script>'],
    ['color-bg-page', 'url(https://evil.example/x)'],
    ['color-bg-page', 'var(--other)'],
    ['color-bg-page', 'expression(alert(1))'],
    ['color-bg-page', '#ggg'],
    ['color-bg-page', `#fff${' '.repeat(200)}`],
    ['color-bg-page', 42],
    ['elevation-1', '0 0 url(//evil.example)'],
    ['gradient-dusk', 'linear-gradient(180deg, #fff, url(//evil.example))'],
    ['skin-hero', 'url(https://evil.example/a.avif)'],
    ['skin-hero', 'url(//evil.example/skins/a/light/hero.avif)'],
    ['skin-hero', 'url(/skins/../../api/light/hero.avif)'],
    ['skin-hero', 'url(/skins/snow/light/hero.png)'],
    ['color-bg-page', 'rgb(250, 246 239)'],
    ['overlay-scrim', 'rgba(1, 2, 3 / 0.5)'],
    ['elevation-1', '0 0 -4px #000000'],
    ['elevation-1', '0 #000000'],
    ['radius-l', '100vw'],
    ['radius-l', '-4px'],
  ])('is accepted without the invalid value %s: %j [S4.theme.13]', (name, value) => {
    const result = parseUi('light', { 'radius-s': '6px', [name]: value });
    expect(result).toMatchObject({ ok: true, values: { 'radius-s': '6px' }, refused: [name] });
    expect(valuesOf(result)).not.toHaveProperty(name);
  });

  test('may have names of the other file and unknown names, which are reported and not applied', () => {
    const result = parseUi('light', { 'radius-s': '6px', 'font-text': 'serif', __proto__x: '1', constructor: '#fff' });
    expect(result).toMatchObject({ ok: true, unknown: ['font-text', '__proto__x', 'constructor'] });
  });

  test.each(['avif', 'svg'])('may set a festival skin of our own origin as %s', (ending) => {
    const skin = { 'skin-hero': `url(/skins/winter-2026/dark/hero.${ending})` };
    expect(valuesOf(parseUi('dark', skin))).toEqual(skin);
  });

  test('adopts only values that differ from the built-in theme', () => {
    expect(beyondBuiltIn('light', valuesOf(parseUi('light', lightUi)) ?? {})).toEqual({});
    expect(beyondBuiltIn('dark', { 'radius-s': '8px', 'radius-m': '13px' })).toEqual({ 'radius-m': '13px' });
  });

  test('with an unreadable text colour is refused', () => {
    const result = parseUi('light', { 'color-fg-default': '#f5f0e8' });
    expect(result).toMatchObject({
      ok: false,
      error: { message: 'Theme config of light: fg-default on bg-page is below 7:1' },
    });
  });

  test('with a translucent text colour is refused, because its contrast is unknown', () => {
    expect(parseUi('light', { 'color-fg-default': '#000000cc' }).ok).toBe(false);
  });

  test.each(['14px', '0.9375rem', 'clamp(1rem, 0.9rem + 0.5vw, 1.5rem)'])('may set a text size of %s', (size) => {
    expect(valuesOf(parseFont('light', { 'text-body-size': size }))).toEqual({ 'text-body-size': size });
  });

  test.each(['10px', '99px', '0.625rem', '0.7rem', '9.9999rem'])('may set a font size of %s', (size) => {
    expect(parseFont('light', { 'text-caption-size': size }).ok).toBe(true);
  });

  test.each(['9px', '0px', '0.6249rem', '0.1rem', '10rem', 'clamp(0.1rem, 1rem + 1vw, 2rem)'])(
    'letters may not be %s high',
    (size) => {
      expect(parseFont('light', { 'text-caption-size': size }).ok).toBe(false);
    },
  );

  test.each(["'Helvetica Neue', Arial, sans-serif", 'Inheritance, serif'])('may set the font family %s', (family) => {
    expect(valuesOf(parseFont('light', { 'font-text': family }))).toEqual({ 'font-text': family });
  });

  test.each(['inherit', 'unset', 'revert-layer', 'Arial, initial', "'a;b'"])(
    'may not set the font family %s',
    (family) => {
      expect(parseFont('light', { 'font-text': family }).ok).toBe(false);
    },
  );

  test.each(['100vh', 'calc(1px + 1em)', '1e9px', ''])('may not set a text size of %j', (size) => {
    expect(parseFont('light', { 'text-body-size': size }).ok).toBe(false);
  });

  test('of any content is parsed without an exception and cannot end its rule', () => {
    const names = fc.constantFrom(...Object.keys(serverTokens), 'unknown', '__proto__');
    const hostile = fc.oneof(fc.string(), fc.constantFrom('#fff', '1px', '}{', '</style>', 'url(x)'), fc.jsonValue());
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(names, hostile)), (json) => {
        for (const value of Object.values(valuesOf(parseUi('light', json)) ?? {})) {
          expect(value).not.toMatch(/[;{}<>@\\]|\/\//);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
