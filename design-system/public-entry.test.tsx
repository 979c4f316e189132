import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const sources = globSync('design-system/{components,foundations,icons}/**/*.{ts,tsx}').filter(
  (path) => !/\.(test|stories)\./.test(path),
);
const radixFolders = ['modal', 'sheet', 'dialogs', 'gallery', 'tooltip', 'popover', 'dropdown-menu'];

describe('the design system', () => {
  test('imports Radix in overlays only, so that no first load includes it', () => {
    const offenders = sources
      .filter((path) => /from 'radix-ui'/.test(read(path)))
      .filter((path) => !radixFolders.some((folder) => path.includes(`/${folder}/`)));
    expect(offenders).toEqual([]);
  });

  test('keeps overlays out of the public entry', () => {
    expect(read('design-system/index.ts')).not.toMatch(
      /from '\.\/components\/(modal|sheet|dialogs|tooltip|popover|dropdown-menu)\//,
    );
  });

  test('has colours in themes/tokens.json only', () => {
    const offenders = sources
      .filter((path) => path.endsWith('.css.ts'))
      .filter((path) => /#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i.test(read(path)));
    expect(offenders).toEqual([]);
  });

  test('sets no style attribute', () => {
    expect(sources.filter((path) => /\sstyle=\{/.test(read(path)))).toEqual([]);
  });

  test('exports every other component from the public entry', () => {
    const entry = read('design-system/index.ts');
    const parts = [
      'article/article-contents.tsx',
      'gallery/zoomed-picture.tsx',
      'slot/slot.tsx',
      'lucky-draw/glass-case.tsx',
      'energy-label/label-head.tsx',
      'energy-label/qr-code.tsx',
      'level-lamp/lamp-drawing.tsx',
      'level-lamp/lamp-room.tsx',
      'light-preview/light-dots.tsx',
    ];
    const late = [
      'light-preview/light-preview.tsx',
      'light-preview/light-switches.tsx',
      'light-preview/lit-canvas.tsx',
      'light-preview/lit-room.tsx',
    ];
    const floating = [
      'modal/modal.tsx',
      'sheet/sheet.tsx',
      'dialogs/confirm-dialog.tsx',
      'dialogs/alert-dialog.tsx',
      'dialogs/revoke-dialog.tsx',
      'tooltip/tooltip.tsx',
      'popover/popover.tsx',
      'dropdown-menu/dropdown-menu.tsx',
    ];
    const internal = [...parts, ...late, ...floating];
    const missing = sources
      .filter((path) => path.includes('/components/') && path.endsWith('.tsx'))
      .filter((path) => !internal.some((name) => path.endsWith(name)))
      .filter((path) => !entry.includes(path.replace('design-system/', './')));
    expect(missing).toEqual([]);
  });
});
