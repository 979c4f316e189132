import tokens from '../../themes/tokens.json' with { type: 'json' };
import type { ThemeName, Token } from '../theme/token.ts';
import { classNames } from '../foundations/class-names.ts';
import * as styles from './docs.css.ts';
import { hasSample, Sample } from './sample.tsx';
import { Swatch } from './swatch.tsx';
import { Table } from './table.tsx';

const byName = new Map<string, Token>(tokens.map((token) => [token.name, token]));

function Value({ token, theme }: { readonly token: Token; readonly theme: ThemeName }) {
  const ground = byName.get('color-bg-page')?.[theme];
  return (
    <span className={styles.value}>
      {token.type === 'color' && <Swatch colour={token[theme]} {...(ground !== undefined && { ground })} />}
      <span className={classNames(styles.name, token.type === 'color' && styles.whole)}>{token[theme]}</span>
    </span>
  );
}

/** The tokens of one group from themes/tokens.json. */
export function TokenTable({ group }: { readonly group: string }) {
  const rows = tokens.filter((token) => token.group === group);
  const isThemed = rows.some(({ light, dark }) => light !== dark);
  return (
    <Table
      caption={`Tokens: ${group}`}
      head={[
        'Name',
        'What for',
        ...(hasSample(group) ? ['Looks like'] : []),
        ...(isThemed ? ['Light', 'Dark'] : ['Value']),
        'Themable',
      ]}
      rows={rows.map((token) => ({
        key: token.name,
        cells: [
          <span key="name" className={classNames(styles.name, styles.whole)}>{`--lm-${token.name}`}</span>,
          token.description,
          ...(hasSample(group) ? [<Sample key="sample" token={token} />] : []),
          ...(isThemed ? (['light', 'dark'] as const) : (['light'] as const)).map((theme) => (
            <Value key={theme} token={token} theme={theme} />
          )),
          token.server ? 'yes' : 'no',
        ],
      }))}
    />
  );
}
