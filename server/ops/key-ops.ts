import { isOperatorRole, operatorRoles } from '#rules/operator-roles.ts';
import { withTransaction } from '../db/transaction.ts';
import { createKey, keyName, listKeys, revokeKey } from '../operators/keys.ts';
import { type Command, option, timeText, UsageError, word } from './command.ts';

/** Keys for whoever serves the shop over HTTP. */
export const keyCommands: readonly Command[] = [
  {
    name: 'key create',
    usage: '<name> --role read|staff|owner',
    help: 'create a key for the operations API and show it once: read can look, staff can also handle orders and stock, owner can also set prices',
    options: ['role'],
    run: async (shop, input) => {
      const name = word(input, 0, 'The name of the key');
      const role = option(input, 'role');
      if (!keyName.test(name)) throw new UsageError('A key’s name is 2 to 40 lowercase letters, digits and hyphens.');
      if (!isOperatorRole(role)) throw new UsageError(`--role must be one of ${operatorRoles.join(', ')}.`);
      const key = await withTransaction(shop, 'durable', (tx) => createKey(shop, tx, { name, role }));
      if (key === undefined) throw new UsageError(`The name "${name}" is already taken, or was used before.`);
      return [key, `This is the key "${name}" (${role}). It’s shown only once: the shop keeps just a hash of it.`];
    },
  },
  {
    name: 'key list',
    usage: '',
    help: 'all keys and which are valid; OPERATOR_KEY also counts as an owner',
    run: async ({ db }) => {
      const keys = await listKeys(db);
      if (keys.length === 0) return ['No keys: only OPERATOR_KEY opens the operations API.'];
      return keys.map(({ name, role, created_at: made, revoked_at: revoked }) => {
        const end = revoked === null ? '' : `, revoked ${timeText(revoked)}`;
        return `${name}  ${role}  made ${timeText(made)}${end}`;
      });
    },
  },
  {
    name: 'key revoke',
    usage: '<name>',
    help: 'revoke a key: the next call with it is refused',
    run: async (shop, input) => {
      const name = word(input, 0, 'The name of the key');
      const isRevoked = await withTransaction(shop, 'durable', (tx) => revokeKey(shop, tx, name));
      if (!isRevoked) throw new UsageError(`There’s no valid key "${name}": see \`key list\`.`);
      return [`${name} is no longer valid`];
    },
  },
];
