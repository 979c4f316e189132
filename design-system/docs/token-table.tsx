import tokens from '../../themes/tokens.json' with { type: 'json' };
import type { ThemeName, Token } from '../theme/token.ts';
import * as styles from './docs.css.ts';
import { Swatch } from './swatch.tsx';
import { Table } from './table.tsx';

const byName = new Map<string, Token>(tokens.map((token) => [token.name, token]));

function Value({ token, theme }: { readonly token: Token; readonly theme: ThemeName }) {
  const ground = byName.get('color-bg-page')?.[theme];
  return (
    <>
      {token.type === 'color' && <Swatch colour={token[theme]} {...(ground !== undefined && { ground })} />}
      <span className={styles.name}>{token[theme]}</span>
    </>
  );
}

/** The tokens of one group as they stand in themes/tokens.json. */
export function TokenTable({ group }: { readonly group: string }) {
  const rows = tokens.filter((token) => token.group === group);
  const isThemed = rows.some(({ light, dark }) => light !== dark);
  return (
    <Table
      caption={`Tokens: ${group}`}
      head={['Name', 'What for', ...(isThemed ? ['Light', 'Dark'] : ['Value']), 'By the server']}
      rows={rows.map((token) => ({
        key: token.name,
        cells: [
          <span key="name" className={styles.name}>{`--lm-${token.name}`}</span>,
          token.description,
          ...(isThemed ? (['light', 'dark'] as const) : (['light'] as const)).map((theme) => (
            <Value key={theme} token={token} theme={theme} />
          )),
          token.server ? 'yes' : 'no',
        ],
      }))}
    />
  );
}
