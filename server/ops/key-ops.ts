import { isOperatorRole, operatorRoles } from '#rules/operator-roles.ts';
import { withTransaction } from '../db/transaction.ts';
import { createKey, keyName, listKeys, revokeKey } from '../operators/keys.ts';
import { type Command, option, timeText, UsageError, word } from './command.ts';

/** Keys for whoever serves the shop over HTTP. */
export const keyCommands: readonly Command[] = [
  {
    name: 'key create',
    usage: '<name> --role read|staff|owner',
    help: 'make a key for the operations API and show it once: read looks, staff serves orders and stock, owner sets prices as well',
    options: ['role'],
    run: async (shop, input) => {
      const name = word(input, 0, 'The name of the key');
      const role = option(input, 'role');
      if (!keyName.test(name)) throw new UsageError('The name of a key is 2 to 40 small letters, digits and hyphens.');
      if (!isOperatorRole(role)) throw new UsageError(`--role must be one of ${operatorRoles.join(', ')}.`);
      const key = await withTransaction(shop, 'durable', (tx) => createKey(shop, tx, { name, role }));
      if (key === undefined) throw new UsageError(`There is a key "${name}" already, or there was one.`);
      return [key, `This is the key "${name}" (${role}). It is shown this once: the shop keeps only what proves it.`];
    },
  },
  {
    name: 'key list',
    usage: '',
    help: 'the keys that were made, and which are valid; OPERATOR_KEY is an owner beside them',
    run: async ({ db }) => {
      const keys = await listKeys(db);
      if (keys.length === 0) return ['No keys: OPERATOR_KEY alone opens the operations API.'];
      return keys.map(({ name, role, created_at: made, revoked_at: revoked }) => {
        const end = revoked === null ? '' : `, revoked ${timeText(revoked)}`;
        return `${name}  ${role}  made ${timeText(made)}${end}`;
      });
    },
  },
  {
    name: 'key revoke',
    usage: '<name>',
    help: 'take a key back: the next call with it is refused',
    run: async (shop, input) => {
      const name = word(input, 0, 'The name of the key');
      const isRevoked = await withTransaction(shop, 'durable', (tx) => revokeKey(shop, tx, name));
      if (!isRevoked) throw new UsageError(`No key "${name}" is valid: \`key list\` shows them.`);
      return [`${name} is no longer valid`];
    },
  },
];
