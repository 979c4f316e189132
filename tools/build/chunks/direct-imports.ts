import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Where each name of a barrel is declared, by name; `export *` is followed. */
export function declarations(barrel: string, read: (file: string) => string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const text = read(barrel);
  const at = (specifier: string) => path.posix.join(path.posix.dirname(barrel), specifier);
  for (const [, names = '', specifier = ''] of text.matchAll(/export\s*\{([^}]*)\}\s*from\s*'([^']+)'/g)) {
    for (const name of names.split(',')) {
      const exported =
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '';
      if (exported !== '' && !exported.startsWith('type ')) found.set(exported, at(specifier));
    }
  }
  for (const [, specifier = ''] of text.matchAll(/export\s*\*\s*from\s*'([^']+)'/g)) {
    for (const [name, file] of declarations(at(specifier), read)) found.set(name, file);
  }
  return found;
}

/**
 * The code with each import from a barrel made imports from the files that declare the names.
 * @param barrelOf the names of the barrel that a specifier means, by name; undefined for any other module
 */
export function importDirectly(
  code: string,
  barrelOf: (specifier: string) => ReadonlyMap<string, string> | undefined,
): string {
  return code.replace(
    /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["'];?/g,
    (statement, names: string, specifier: string) => {
      const files = barrelOf(specifier);
      if (!files) return statement;
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => {
          const file = files.get(name.split(/\s+as\s+/)[0] ?? '');
          if (file === undefined) throw new Error(`${specifier} exports no ${name}`);
          return `import { ${name} } from ${JSON.stringify(file)};`;
        })
        .join(' ');
    },
  );
}

const barrels = ['design-system/index.ts', 'design-system/icons/icons.ts'];

/**
 * In a build, what is imported from a barrel of the design system is imported from the file that declares it: the graph
 * of modules then says which page needs which component, and chunks follow it.
 * @param root the folder of the project
 */
export function directImports(root: string): Plugin {
  const read = (file: string) => readFileSync(file, 'utf8');
  const moduleByName = new Map(
    barrels.map((barrel) => path.posix.join(root, barrel)).map((file) => [file, declarations(file, read)]),
  );
  return {
    name: 'lampyris-direct-imports',
    apply: 'build',
    transform(code, id) {
      if (id.includes('node_modules')) return undefined;
      const barrelOf = (specifier: string) =>
        moduleByName.get(
          specifier.startsWith('#')
            ? path.posix.join(root, specifier.slice(1))
            : path.posix.join(path.posix.dirname(id), specifier),
        );
      const direct = importDirectly(code, barrelOf);
      return direct === code ? undefined : { code: direct, map: null };
    },
  };
}
