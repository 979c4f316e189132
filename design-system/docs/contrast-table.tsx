import tokens from '../../themes/tokens.json' with { type: 'json' };
import { contrastPairs } from '../theme/contrast-pairs.ts';
import { contrast } from '../theme/contrast.ts';
import type { ThemeName } from '../theme/token.ts';
import * as styles from './docs.css.ts';
import { PairSwatch } from './swatch.tsx';
import { Table } from './table.tsx';

const themes: readonly ThemeName[] = ['light', 'dark'];

function colour(name: string, theme: ThemeName): string {
  const token = tokens.find((one) => one.name === `color-${name}`);
  if (!token) throw new Error(`themes/tokens.json has no color-${name}`);
  return token[theme];
}

function Measured({
  pair: [foreground, background],
  theme,
}: {
  pair: (typeof contrastPairs)[number];
  theme: ThemeName;
}) {
  const [fore, back] = [colour(foreground, theme), colour(background, theme)];
  return (
    <>
      <PairSwatch foreground={fore} background={back} />
      {`${contrast(fore, back).toFixed(2)} : 1`}
    </>
  );
}

/** Every pair that must be readable, measured in both themes. */
export function ContrastTable() {
  return (
    <Table
      caption="Contrast"
      head={['Words or shape', 'Ground', 'At least', 'Light', 'Dark']}
      rows={contrastPairs.map((pair) => {
        const [foreground, background, least] = pair;
        return {
          key: `${foreground} ${background}`,
          cells: [
            <span key="foreground" className={styles.name}>
              {foreground}
            </span>,
            <span key="background" className={styles.name}>
              {background}
            </span>,
            `${least} : 1`,
            ...themes.map((theme) => <Measured key={theme} pair={pair} theme={theme} />),
          ],
        };
      })}
    />
  );
}

/** "76 pairs in two themes; the lowest of the words is 4.62 : 1". */
export function ContrastSummary() {
  const words = contrastPairs.filter(([, , least]) => least >= 4.5);
  const ratios = words.flatMap(([fore, back]) =>
    themes.map((theme) => contrast(colour(fore, theme), colour(back, theme))),
  );
  return (
    <p>
      {`${contrastPairs.length} pairs in two themes; the lowest of the words is ${Math.min(...ratios).toFixed(2)} : 1.`}
    </p>
  );
}
