const owners = new Map<string, string>();

/**
 * The name of a class in the build: three letters less than vanilla-extract would write, in the style sheet and in every
 * script that names it.
 * @throws when two classes would share a name; another name of the file of either tells them apart
 */
export function className({ hash }: { readonly hash: string }): string {
  const name = `l${hash.slice(3)}`;
  const owner = owners.get(name) ?? hash;
  if (owner !== hash)
    throw new Error(`Two classes, ${owner} and ${hash}, would be called ${name}: rename the file of one`);
  owners.set(name, hash);
  return name;
}
