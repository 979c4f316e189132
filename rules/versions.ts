const versionPattern = /^\d+(?:\.\d+)*[a-z]?$/i;

/** True for numbers with dots between them and at most one letter, at the end. */
export const isVersion = (text: string): boolean => versionPattern.test(text);

function parse(version: unknown): { numbers: number[]; suffix: string } {
  if (typeof version !== 'string' || !isVersion(version)) {
    throw new TypeError(`Not a version: ${String(version)}`);
  }
  const suffix = /[a-z]$/i.exec(version)?.[0].toLowerCase() ?? '';
  const digits = suffix === '' ? version : version.slice(0, -1);
  return { numbers: digits.split('.').map(Number), suffix };
}

/**
 * Compares exactly two versions such as '5.0.0' and '5.0.1b': -1 when the first is older, 0 when equal, 1 when newer.
 * Missing parts count as 0; a letter, at most one and at the end, is newer than none.
 * Throws TypeError for another number of arguments or anything that is not a version.
 */
export function compareVersions(...versions: readonly [string, string]): -1 | 0 | 1 {
  if (versions.length !== 2) throw new TypeError('compareVersions takes exactly two versions');
  const a = parse(versions[0]);
  const b = parse(versions[1]);
  const length = Math.max(a.numbers.length, b.numbers.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  if (a.suffix === b.suffix) return 0;
  return a.suffix < b.suffix ? -1 : 1;
}
