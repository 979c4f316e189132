import { Meter, SectionHeader, Text, VisuallyHidden } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { useText } from '#src/widgets/use-text.ts';
import { chanceOf } from './chance.ts';
import * as styles from './doll-machine.css.ts';
import type { DollMachine } from './queries.ts';
import { dollMachineText } from './text.ts';

/** What each prize's chance is at this moment, and how far the one is that comes at the latest. */
export function Odds({ machine, withoutPity }: { machine: DollMachine; withoutPity: number | undefined }) {
  const text = useText(dollMachineText);
  const site = useSite();
  const { prizes, nothing, pity } = machine;
  const pityPrize = prizes.find(({ prizeId }) => prizeId === pity.prizeId);
  return (
    <>
      <SectionHeader id="odds" title={text.odds.title} />
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{text.odds.title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.prizeHead}>
              {text.odds.prize}
            </th>
            <th scope="col" className={styles.numberHead}>
              {text.odds.chance}
            </th>
            <th scope="col" className={styles.numberHead}>
              {text.odds.left}
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ prizeId, title, chance, left }) => (
            <tr key={prizeId} className={left === 0 ? styles.gone : undefined}>
              <th scope="row" className={styles.prizeName}>
                {title}
              </th>
              <td className={styles.number}>
                <ChanceText chance={chance} />
              </td>
              <td className={styles.number}>
                {left === null ? text.odds.plenty : left === 0 ? text.odds.none : coinCount(left, site)}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.prizeName}>
              {text.odds.nothing}
            </th>
            <td className={styles.number}>
              <ChanceText chance={nothing} />
            </td>
            <td className={styles.number} />
          </tr>
        </tbody>
      </table>
      <Text size="small" tone="muted">
        {text.odds.note}
      </Text>
      {pityPrize && (
        <div>
          <Text weight="medium">{text.pity.title(pity.plays, pityPrize.title)}</Text>
          {withoutPity !== undefined && (
            <Meter
              value={withoutPity}
              max={pity.plays}
              label={text.pity.label}
              text={text.pity.stand(withoutPity, pity.plays)}
            />
          )}
        </div>
      )}
    </>
  );
}

/** "1 in 200", with its share where that is exact; nothing comes of what is gone. */
function ChanceText({ chance }: { chance: DollMachine['nothing'] }) {
  const text = useText(dollMachineText).odds;
  const site = useSite();
  if (chance.part === 0) return '–';
  const { part, of, percent } = chanceOf(chance);
  return (
    <>
      {text.one(coinCount(part, site), coinCount(of, site))}
      {percent !== undefined && <span className={styles.share}>{percent}</span>}
    </>
  );
}
