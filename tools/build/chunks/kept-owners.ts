/** The line by which a module is kept in the chunk of its owner: whoever else reads it imports the owner as well. */
export const keepOwner = (owner: string): string => `import '/${owner}';`;

/** The owners that a module imports by such lines and not because it reads them. */
export const keptOwners = (code: string): ReadonlySet<string> =>
  new Set([...code.matchAll(/^import ["']\/(.+)["'];$/gm)].flatMap(([, owner]) => owner ?? []));
