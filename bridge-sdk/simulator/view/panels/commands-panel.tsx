import { contract } from '../../../src/generated/contract.ts';
import { hasOwn } from '../../../src/shape.ts';
import { useAppState, type OfApp } from '../use-store.ts';

const commands = Object.keys(contract.commands).filter((name) => hasOwn(contract.commands, name));

/** Older apps lack some commands; a page learns of a change when it is reloaded. */
export function CommandsPanel({ app }: OfApp) {
  const { withheld } = useAppState(app);
  return (
    <fieldset>
      <legend>Without a tick the shop does it by itself, from its next load on.</legend>
      {commands.map((command) => (
        <label key={command} className="check">
          <input
            type="checkbox"
            checked={!withheld.includes(command)}
            onChange={({ target }) =>
              app.change({
                withheld: target.checked ? withheld.filter((one) => one !== command) : [...withheld, command],
              })
            }
          />
          {command}
        </label>
      ))}
    </fieldset>
  );
}
