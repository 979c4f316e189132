import { parseArgs } from 'node:util';
import { ShopError } from '../contract/shop-error.ts';
import type { ShopContext } from '../shop-context.ts';
import { type Command, UsageError } from './command.ts';
import { goodsCommands } from './goods-commands.ts';
import { orderCommands } from './order-commands.ts';
import { reviewCommands } from './review-commands.ts';
import { telemetryCommands } from './telemetry-commands.ts';

const commands: readonly Command[] = [...orderCommands, ...goodsCommands, ...reviewCommands, ...telemetryCommands];

const text = { type: 'string' } as const;
const options = {
  ...{ status: text, carrier: text, tracking: text, lines: text, reason: text, amount: text },
  ...{ since: text, trace: text, search: text, path: text, limit: text },
} as const;
const flags = { json: { type: 'boolean' } } as const;

/** The text of `help`. */
export function opsHelp(): string {
  const lines = commands.flatMap(({ name, usage, help }) => [`  ${name} ${usage}`.trimEnd(), `      ${help}`]);
  return [
    'Usage: npm run ops -- <command>',
    '',
    'Works on the database of DATA_DIR or DATABASE_URL.',
    '',
    ...lines,
    '',
  ].join('\n');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { ...options, ...flags }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** True when nothing but the list of commands is asked for, which needs no shop. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.length === 0 || args[0] === 'help' || args.includes('--help');
}

/**
 * Carries out one command line of an operator.
 * @returns the lines to print @throws UsageError with one sentence for what was typed wrong or refused by the shop
 */
export async function runCommand(shop: ShopContext, args: readonly string[]): Promise<readonly string[]> {
  const {
    positionals,
    values: { json, ...values },
  } = parse(args);
  const [area = '', verb = '', ...words] = positionals;
  const name = `${area} ${verb}`.trim();
  const command = commands.find((known) => known.name === name);
  if (!command) throw new UsageError(`There is no command "${name}": \`npm run ops -- help\` lists them.`);
  try {
    return await command.run(shop, { words, options: values, flags: new Set(json ? ['json'] : []) });
  } catch (error) {
    if (error instanceof ShopError) throw new UsageError(explain(error));
    throw error;
  }
}

function explain({ code, message, fields }: ShopError): string {
  const reasons = fields?.map((field) => field.message).join(' ') ?? '';
  return reasons === '' ? `${message} (${code})` : reasons;
}
