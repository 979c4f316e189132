import { SectionHeader, SpecList } from '#design-system/index.ts';
import { dailyCoinCap } from '#rules/coin-tasks.ts';
import { answerCoins } from '#rules/qa-limits.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { guideText } from './text.ts';

const text = guideText.rewards;

/** The coins of an answer. */
export function Rewards() {
  const site = useSite();
  return (
    <section aria-labelledby="rewards">
      <SectionHeader id="rewards" look={4} title={text.title} />
      <SpecList
        items={[
          { name: text.shown, value: text.coins(coinCount(answerCoins.shown, site)) },
          { name: text.best, value: text.more(coinCount(answerCoins.best, site)) },
          { name: text.most, value: text.atMost(coinCount(dailyCoinCap, site)) },
        ]}
      />
    </section>
  );
}
