/**
 * What a file declares: variables, parameters, functions, classes, types, imports under another name, type parameters,
 * members of types, classes, enums and object literals. Found without type information, once per file for all rules.
 */
const perFile = new WeakMap();

export function declaredNames(sourceCode) {
  const names = perFile.get(sourceCode) ?? [...variables(sourceCode), ...members(sourceCode)];
  perFile.set(sourceCode, names);
  return names;
}

/** `earlyHands`, `EARLY_HANDS` and `early-hands.ts` are the same two words. */
export function kebab(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
}

function variables({ scopeManager }) {
  const seen = new Set();
  return scopeManager.scopes
    .flatMap(({ variables }) => variables)
    .flatMap(({ defs }) => defs)
    .filter(({ name, node }) => {
      // A class is declared in two scopes; an import under its own name was declared elsewhere.
      if (seen.has(name) || name?.type !== 'Identifier') return false;
      seen.add(name);
      return node.type !== 'ImportSpecifier' || node.imported.name !== name.name;
    })
    .map(({ name, type }) => ({ node: name, name: name.name, variable: type === 'Variable' || type === 'Parameter' }));
}

const withKey = new Set([
  'TSPropertySignature',
  'TSMethodSignature',
  'PropertyDefinition',
  'MethodDefinition',
  'AccessorProperty',
]);

function members({ ast, visitorKeys }) {
  const found = [];
  const pending = [ast];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const key = keyOf(node);
    if (key) found.push({ node: key, name: key.name ?? String(key.value), variable: false });
    for (const child of visitorKeys[node.type] ?? []) {
      const value = node[child];
      if (Array.isArray(value)) pending.push(...value.filter(Boolean));
      else if (value) pending.push(value);
    }
  }
  return found;
}

function keyOf(node) {
  if (node.type === 'TSEnumMember') return node.id;
  if (node.computed) return undefined;
  if (withKey.has(node.type)) return named(node.key);
  // `{ product }` repeats a variable, and a pattern reads what another declared.
  return node.type === 'Property' && !node.shorthand && node.parent.type === 'ObjectExpression'
    ? named(node.key)
    : undefined;
}

const named = (key) => (key.type === 'Identifier' ? key : undefined);
