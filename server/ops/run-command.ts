import { parseArgs } from 'node:util';
import { cleanText } from '#rules/clean-text.ts';
import { fileCommands } from '../backup/file-commands.ts';
import { ShopError } from '../contract/shop-error.ts';
import { isDatabaseAway, isOfDatabase } from '../db/database-faults.ts';
import { maskedWords } from '../operators/masked-words.ts';
import { type Operator, systemUser } from '../operators/operator.ts';
import { type Act, recordAct } from '../operators/record-act.ts';
import { operatorCommands } from '../ops.ts';
import type { ShopContext } from '../shop-context.ts';
import { type CommandInput, type CommandOutput, UsageError } from './command.ts';

const optionsOf = (names: readonly string[], type: 'string' | 'boolean') =>
  Object.fromEntries(names.map((name) => [name, { type }]));

/** Node's parser must know every option before it can tell words from values. */
const options = {
  ...optionsOf(
    operatorCommands.flatMap((command) => command.options ?? []),
    'string',
  ),
  ...optionsOf(
    operatorCommands.flatMap((command) => command.flags ?? []),
    'boolean',
  ),
};

/** The text of `help`, and, generated, of `npm run ops -- --help`. */
export function opsHelp(): string {
  const lines = [...operatorCommands, ...fileCommands].flatMap(({ name, usage, help }) => [
    `  ${name} ${usage}`.trimEnd(),
    `      ${help}`,
  ]);
  return [
    'Usage: npm run ops -- <command>',
    '',
    'Uses the database in DATA_DIR, or at DATABASE_URL.',
    '',
    ...lines,
    '',
  ].join('\n');
}

/** What an operator types is cleaned here, as what a shopper sends is by the contract. */
function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: args.map((text) => cleanText('block', text)), options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** True when nothing but the list of commands is asked for, which needs no shop. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.length === 0 || args[0] === 'help';
}

/** A line without control characters, which a terminal would act on: texts of shoppers and of files are in it. */
const oneLine = (line: string): string => line.replaceAll(/\p{Cc}/gu, ' ');

/** How the record names a refusal: by the code of the shop, else by whose fault it was. */
const codeOf = (error: unknown): string =>
  error instanceof ShopError ? error.code : error instanceof UsageError ? 'USAGE' : 'INTERNAL';

/**
 * Carries out one command line of an operator, and leaves a row of it, with its change.
 * @returns the lines to print, or the bytes of a file @throws UsageError with one sentence for what was typed wrong or refused by the shop
 */
export async function runCommand(
  shop: ShopContext,
  args: readonly string[],
  operator: Operator = systemUser(),
): Promise<CommandOutput> {
  let command = maskedWords(args.slice(0, 2), {});
  let said = '';
  const act: Act = { operator, via: 'COMMAND_LINE', command: () => command, words: () => said, codeOf };
  try {
    return await recordAct(shop, act, async (recorded) => {
      const { positionals, values } = parse(args);
      const [area = '', verb = '', ...words] = positionals;
      const name = `${area} ${verb}`.trim();
      const found = operatorCommands.find((candidate) => candidate.name === name);
      if (!found) throw new UsageError(`There’s no command "${name}": \`npm run ops -- help\` lists them.`);
      command = name;
      said = maskedWords(words, values);
      const output = await found.run(recorded, { words, ...sorted(values) });
      return output instanceof Uint8Array ? output : output.map(oneLine);
    });
  } catch (error) {
    if (error instanceof ShopError) throw new UsageError(explain(error));
    if (error instanceof UsageError) throw new UsageError(error.message.split('\n').map(oneLine).join('\n'));
    if (isOfDatabase(error)) {
      shop.log.error({ err: error, command }, 'the database refused a command');
      throw new UsageError(
        isDatabaseAway(error)
          ? 'The database can’t take this right now: please try again a little later.'
          : 'The database refused this, and nothing was changed. The line above has the reason, for whoever runs the database.',
      );
    }
    throw error;
  }
}

function sorted(values: Readonly<Record<string, string | boolean | undefined>>): Omit<CommandInput, 'words'> {
  const entries = Object.entries(values);
  return {
    options: Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    flags: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
  };
}

function explain({ code, message, fields }: ShopError): string {
  const reasons = fields?.map((field) => field.message).join(' ') ?? '';
  return reasons === '' ? `${message} (${code})` : reasons;
}
