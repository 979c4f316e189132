import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { randomThemeFiles } from '#tests/fixtures/random-theme-files.ts';
import darkFont from '#themes/dark/font.json';
import darkUi from '#themes/dark/ui.json';
import lightFont from '#themes/light/font.json';
import lightUi from '#themes/light/ui.json';
import fontSchema from '#themes/schema/font.schema.json';
import uiSchema from '#themes/schema/ui.schema.json';
import { serverTokens } from './server-tokens.ts';
import { parseFont } from './validate.ts';

const ajv = new Ajv2020();
const isUi = ajv.compile(uiSchema);
const isFont = ajv.compile(fontSchema);

const isMap = (json: unknown): json is object => typeof json === 'object' && json !== null && !Array.isArray(json);

describe('the JSON schemas of the theme files', () => {
  test("accept the shop's own files and define each of their names", () => {
    for (const ui of [lightUi, darkUi]) expect(isUi(ui), JSON.stringify(isUi.errors)).toBe(true);
    for (const font of [lightFont, darkFont]) expect(isFont(font), JSON.stringify(isFont.errors)).toBe(true);
    const names = [...Object.keys(uiSchema.properties), ...Object.keys(fontSchema.properties)];
    expect(names).toEqual(Object.keys(serverTokens));
  });

  test.each([{}, null, [], 'red', { 'color-bg-page': 'url(//evil.example)' }, { 'radius-s': 8 }])(
    'refuse %j',
    (json) => {
      expect(isUi(json)).toBe(false);
    },
  );

  test("agree with the shop's validator about every value", () => {
    const verdicts = { kept: 0, refused: 0 };
    for (const { font } of randomThemeFiles(1_000)) {
      for (const [name, value] of isMap(font) ? Object.entries(font) : []) {
        if (!Object.hasOwn(fontSchema.properties, name)) continue;
        const shop = parseFont('light', { [name]: value }).ok;
        expect(isFont({ [name]: value }), `${name}: ${String(value).slice(0, 80)}`).toBe(shop);
        verdicts[shop ? 'kept' : 'refused'] += 1;
      }
    }
    expect(Math.min(verdicts.kept, verdicts.refused)).toBeGreaterThan(50);
  });
});
