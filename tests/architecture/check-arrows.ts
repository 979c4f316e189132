import { arrows, outside, reserved, type Layer } from './arrows.ts';
import { importsOf, resolveImport, type Import } from '../../tools/circles/imports.ts';
import type { Tree } from '../../tools/circles/read-tree.ts';

const isTest = (file: string): boolean =>
  /(?:\.test\.tsx?|-fixture\.ts)$/.test(file) ||
  /\/verify\//.test(file) ||
  /^machines\/[^/]+\/(?:\w+-)?scenarios\.ts$/.test(file);

/** Tests of an area see the whole server: an order is placed, paid and sent before it is given back. */
const isServer = (layer: string): boolean => layer === 'server' || layer.startsWith('server/');

/** Writes the files beside it, or is started by a person; never part of the product. */
const isProgram = (file: string): boolean => /\/(generate|cli(-\w+)?)\.ts$/.test(file);

/**
 * The layer a file belongs to: `src/pages`, `server`, `src` for the files directly in it, `.` for the root's. A folder
 * with arrows of its own is a layer of its own, and so is each area of the shop.
 */
function layerOf(file: string): string {
  if (file.startsWith('design-system/') && /\.(?:stories|test)\.tsx$/.test(file)) return 'design-system/docs';
  const [top = '', second = '', third, fourth] = file.split('/');
  if (!file.includes('/')) return '.';
  const inner = `${top}/${second}`;
  const deep = `${inner}/${third}`;
  if (fourth !== undefined && (inner === 'server/shop' || deep in arrows)) return deep;
  return third !== undefined && (top === 'src' || inner in arrows) ? inner : top;
}

/** Every import that breaks an arrow, one sentence each. */
export function brokenArrows(tree: Tree): string[] {
  return [...tree].flatMap(([file, source]) => {
    const layer = layerOf(file);
    if (outside.includes(layer)) return [];
    const rules = arrows[layer];
    if (!rules) return [`${file}: ${layer} is no folder of ARCHITECTURE.md`];
    return importsOf(source).flatMap((one) => judge(file, layer, rules, one) ?? []);
  });
}

function judge(file: string, layer: string, rules: Layer, { specifier, typeOnly }: Import): string | undefined {
  const target = resolveImport(file, specifier);
  if (target === undefined) return judgePackage(file, layer, rules, specifier);
  if (!/\.\w+$/.test(target)) return `${file}: '${specifier}' lacks its extension`;

  const closed = judgeReserved(file, target);
  if (closed !== undefined) return closed;
  const other = layerOf(target);
  if (other === layer) return judgePage(file, target);
  if (isProgram(file) && other === '.') return undefined;
  if (isTest(file) && (['tests', 'src/testing'].includes(other) || [layer, other].every(isServer))) return undefined;
  if (rules.folders.includes(other) || (typeOnly && rules.folders.includes(`types:${other}`))) return undefined;
  const reason = rules.folders.includes(`types:${other}`) ? ' (types only)' : '';
  return `${file}: ${layer} -> ${other}${reason} by '${specifier}'`;
}

function judgeReserved(file: string, target: string): string | undefined {
  if (isTest(file)) return undefined;
  for (const [folder, programs] of Object.entries(reserved)) {
    if (!target.startsWith(`${folder}/`) || file.startsWith(`${folder}/`) || programs.includes(file)) continue;
    return `${file}: only ${programs.join(', ')} may import ${folder}`;
  }
  return undefined;
}

function judgePackage(file: string, layer: string, rules: Layer, specifier: string): string | undefined {
  if (isTest(file) || isProgram(file)) return undefined;
  const listed = (names: readonly string[]): boolean =>
    names.some((name) => specifier === name || specifier.startsWith(/[/:]$/.test(name) ? name : `${name}/`));
  const allowed = rules.packages ? listed(rules.packages) : !listed(rules.never ?? []);
  return allowed ? undefined : `${file}: ${layer} -> package '${specifier}'`;
}

/** One page area never reaches into another, nor one page of an area into another: what several share lies above them. */
function judgePage(file: string, target: string): string | undefined {
  // The table directly in src/pages imports the pages of every area.
  if (layerOf(file) !== 'src/pages' || file.split('/').length === 3) return undefined;
  const [area, page] = placeOf(file);
  const [otherArea, otherPage] = placeOf(target);
  if (area !== otherArea)
    return `${file}: page area ${area} -> page area ${otherArea}; what two areas share is a widget`;
  if (page === otherPage || otherPage === 'parts' || isTest(file)) return undefined;
  return `${file}: ${area}/${page} -> ${area}/${otherPage}; what pages of an area share lies in its parts`;
}

/** The area of a file of src/pages, and there the folder of its page or the parts of the area. */
function placeOf(file: string): [area: string, folder: string] {
  const [, , area = '', folder = ''] = file.split('/');
  return [area.replace(/\..*$/, ''), folder];
}
