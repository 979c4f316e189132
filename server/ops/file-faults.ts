import { UsageError } from './command.ts';
import { readText } from './file-fields.ts';

/** What is wrong with a file, and where: the line from 1, and the path of the field ('blocks.0.data'; '' for the whole). */
export interface FileFault {
  readonly line: number;
  readonly path: string;
  readonly problem: string;
}

/** Says what is wrong with a file, each thing with its line and its field. */
export class FileFaults extends Error {
  override readonly name = 'FileFaults';
  readonly faults: readonly FileFault[];

  constructor(faults: readonly FileFault[]) {
    super(
      faults.map(({ line, path, problem }) => `Line ${line}${path === '' ? '' : `, ${path}`}: ${problem}`).join('\n'),
    );
    this.faults = faults;
  }
}

/** What a file that an operator names says. @throws UsageError with what is wrong, line by line */
export async function readFileOf<Parsed>(
  file: string,
  kind: 'a campaign' | 'an article',
  parse: (text: string) => Parsed,
): Promise<Parsed> {
  const text = await readText(file);
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof FileFaults) throw new UsageError(`${file} is not ${kind}:\n${error.message}`);
    throw error;
  }
}
