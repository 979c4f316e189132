export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const statement = /^[ \t]*(?:import|export)(?<type>\s+type)?\s[^'";]*?\bfrom\s*['"](?<from>[^'"]+)['"]/gm;
const bare = /^[ \t]*import\s*['"](?<from>[^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"](?<from>[^'"]+)['"]/g;

/** A comment; or a string, which may hold what looks like the beginning of one. */
const commentOrString = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm;

/** Every module a source text names in an import, a re-export or a dynamic import. */
export function importsOf(source: string): Import[] {
  const text = source.replaceAll(commentOrString, (found) => (/^['"]/.test(found) ? found : ''));
  return [statement, bare, dynamic].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups }) => ({
      specifier: groups?.['from'] ?? '',
      typeOnly: groups?.['type'] !== undefined,
    })),
  );
}

/** The file of ours a specifier names, as a path from the root; undefined for a package. */
export function resolveImport(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return clean(specifier.slice(1));
  if (!specifier.startsWith('.')) return undefined;
  const folder = importer.includes('/') ? importer.slice(0, importer.lastIndexOf('/')) : '';
  return clean(`${folder}/${specifier}`);
}

function clean(path: string): string {
  const parts: string[] = [];
  for (const part of path.replace(/\?.*$/, '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
