import { fileCommandOf, runFileCommand } from '../backup/file-commands.ts';
import { catchUp } from '../catch-up.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { makeLog } from '../log.ts';
import { openShop } from '../open-shop.ts';
import { systemUser } from '../operators/operator.ts';
import { runProgram } from '../program.ts';
import { StartError } from '../start-error.ts';
import { UsageError } from './command.ts';
import { asksForHelp, opsHelp, runCommand } from './run-command.ts';

/** `npm run ops -- <command>`: what an operator does, with the functions of the shop itself. */
await runProgram(async () => {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    process.stdout.write(opsHelp());
    return;
  }
  const env = { LOG_LEVEL: 'warn', ...process.env };
  const fileCommand = fileCommandOf(args);
  if (fileCommand) {
    const place = readConfig(env);
    const work = { place, operator: systemUser(), log: makeLog(place.logLevel), now: Date.now() };
    process.stdout.write(`${await runFileCommand(fileCommand, args, work)}\n`);
    return;
  }
  const shop = await openShop(readConfig(env), env);
  try {
    await migrate(shop.database);
    await catchUp(shop);
    const output = await runCommand(shop, args);
    process.stdout.write(output instanceof Uint8Array ? output : `${output.join('\n')}\n`);
  } catch (error) {
    throw error instanceof UsageError ? new StartError(error.message) : error;
  } finally {
    await shop.database.close();
  }
});
