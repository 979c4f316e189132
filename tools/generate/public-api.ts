import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/** What is loaded by path, because it brings more than a first load may cost. */
const late = [
  'modal/modal.tsx',
  'sheet/sheet.tsx',
  'dialogs/confirm-dialog.tsx',
  'dialogs/alert-dialog.tsx',
  'dialogs/revoke-dialog.tsx',
  'tooltip/tooltip.tsx',
  'popover/popover.tsx',
  'dropdown-menu/dropdown-menu.tsx',
  'light-preview/light-preview.tsx',
  'light-preview/light-switches.tsx',
].map((file) => `./components/${file}`);

const printer = ts.createPrinter({ removeComments: true });

/**
 * Everything that a page can use of the design system, in one text: each name with its props or its signature, comments
 * and layout left out. What changes here changes for somebody else.
 */
export async function publicApi(entry: string): Promise<string> {
  const folder = path.dirname(entry);
  const modules = new Map<string, Map<string, string>>();
  const declared = async (file: string) => {
    const declarations = modules.get(file) ?? declarationsOf(await readFile(path.join(folder, file), 'utf8'));
    modules.set(file, declarations);
    return declarations;
  };
  const lines = exportsOf(await readFile(entry, 'utf8')).map(async ({ file, names }) => {
    const declarations = await declared(file);
    return (names ?? [...declarations.keys()]).map((name) => declarations.get(name) ?? `const ${name}`);
  });
  const lateLines = late.map(async (file) => [`// ${file}`, ...(await declared(file)).values()]);
  const sorted = (await Promise.all(lines)).flat().sort();
  return `${[...sorted, '', ...(await Promise.all(lateLines)).flat()].join('\n')}\n`;
}

const parse = (source: string) => ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The modules an entry opens, and which of their names; no names for all of them. */
function exportsOf(source: string): { file: string; names: string[] | undefined }[] {
  return parse(source).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return [];
    if (!ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { exportClause, moduleSpecifier } = statement;
    const names = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : undefined;
    return [{ file: moduleSpecifier.text, names: names?.map(({ name }) => name.text) }];
  });
}

/** Name to what is said of it, one line each, of everything that a module exports. */
export function declarationsOf(source: string): Map<string, string> {
  const file = parse(source);
  const text = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, file).replace(/\s+/g, ' ').trim();
  const found = new Map<string, string>();
  for (const statement of file.statements) {
    if (ts.isExportDeclaration(statement)) {
      for (const { file: origin, names = [] } of exportsOf(statement.getText())) {
        for (const name of names) found.set(name, `const ${name} (${origin})`);
      }
    }
    const isExported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    if (!isExported) continue;
    if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      found.set(statement.name.text, text(statement).replace(/^export /, ''));
    }
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      const types = statement.typeParameters?.map(text).join(', ');
      const takes = statement.parameters.map(({ type }) => (type ? text(type) : 'unknown')).join(', ');
      const name = statement.name.text;
      const gives = statement.type ? `: ${text(statement.type)}` : '';
      found.set(name, `function ${name}${types === undefined ? '' : `<${types}>`}(${takes})${gives}`);
    }
    if (ts.isVariableStatement(statement)) {
      for (const { name, type } of statement.declarationList.declarations) {
        found.set(name.getText(), `const ${name.getText()}${type ? `: ${text(type)}` : ''}`);
      }
    }
  }
  return found;
}
