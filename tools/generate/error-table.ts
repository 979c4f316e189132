import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

const heading = `// Generated from errors.yaml by \`npm run generate\`; edit the table there.

export interface ErrorEntry {
  /** The body status of the envelope; HTTP stays 200. */
  readonly status: number;
  /** What the shopper reads. */
  readonly message: string;
}
`;

/** The error table as TypeScript. Throws when a code is badly spelled or an entry lacks its status or message. */
export async function errorTable(file: string): Promise<string> {
  const table: unknown = parse(await readFile(file, 'utf8'));
  if (typeof table !== 'object' || table === null) throw new Error(`${file} is not a table of codes`);
  const lines = Object.entries(table).map(([code, entry]) => {
    const { status, message } = readEntry(code, entry);
    return `  ${code}: { status: ${status}, message: ${JSON.stringify(message)} },`;
  });
  return `${heading}
export const errors = {
${lines.join('\n')}
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;
`;
}

function readEntry(code: string, entry: unknown): { status: number; message: string } {
  if (!/^[A-Z][A-Z0-9_]*$/.test(code)) throw new Error(`${code} is not an upper-case error code`);
  if (typeof entry === 'object' && entry !== null && 'status' in entry && 'message' in entry) {
    const { status, message } = entry;
    if (Number.isInteger(status) && typeof status === 'number' && typeof message === 'string') {
      return { status, message };
    }
  }
  throw new Error(`${code} needs a whole-number status and a message`);
}
