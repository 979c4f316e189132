/** The shop and the model of a member disagree. */
export class Divergence extends Error {
  override name = 'Divergence';
}

/** @throws Divergence where two values differ; both are plain data with their fields in the same order */
export function agree(about: string, found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Divergence(`${about}: the shop has ${a}, the model ${b}`);
}

/** The code that a call is refused with; undefined where it is not. */
export async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return error.code;
    throw error;
  }
}
