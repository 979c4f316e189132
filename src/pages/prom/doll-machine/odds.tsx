import { DataTable, Meter, SectionHeader, Text } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { useText } from '#src/widgets/use-text.ts';
import { chanceOf } from './chance.ts';
import type { DollMachine } from './queries.ts';
import { dollMachineText } from './text.ts';

/** What each prize's chance is at this moment, and how far the one is that comes at the latest. */
export function Odds({ machine, withoutPity }: { machine: DollMachine; withoutPity: number | undefined }) {
  const text = useText(dollMachineText);
  const site = useSite();
  const { prizes, nothing, pity } = machine;
  const count = (value: number) => coinCount(value, site);
  const pityPrize = prizes.find(({ prizeId }) => prizeId === pity.prizeId);
  const oddsOf = (chance: DollMachine['nothing']) => {
    const { part, of, percent } = chanceOf(chance);
    const words = text.odds.one(count(part), count(of));
    return percent === undefined ? words : `${words} · ${percent}`;
  };
  return (
    <>
      <SectionHeader id="odds" title={text.odds.title} />
      <DataTable
        caption={text.odds.title}
        captionHidden
        columns={[
          { key: 'prize', label: text.odds.prize },
          { key: 'chance', label: text.odds.chance, numeric: true },
          { key: 'left', label: text.odds.left, numeric: true },
        ]}
        rows={[
          ...prizes.map(({ prizeId, title, chance, left }) => ({
            id: prizeId,
            cells: {
              prize: title,
              chance: chance.part === 0 ? '–' : oddsOf(chance),
              left: left === null ? text.odds.plenty : left === 0 ? text.odds.none : count(left),
            },
          })),
          { id: 'nothing', cells: { prize: text.odds.nothing, chance: oddsOf(nothing), left: '' } },
        ]}
      />
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
