import { Button, Heading, Text } from '#design-system/index.ts';
import { sites } from '#rules/markets.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { marketsInSentence } from '#src/text/layout.ts';
import { useChooseMarket } from '#src/widgets/use-choose-market.ts';
import { productPageText } from '../parts/product-detail-text.ts';
import * as styles from './product.css.ts';

const text = productPageText.otherMarket;

/** Instead of buying: the product is not offered in this market, and here are the others. */
export function OtherMarket() {
  const currentSite = useSite();
  const choose = useChooseMarket();
  return (
    <section className={styles.otherMarket} aria-labelledby="other-market">
      <Heading level={2} look={4} id="other-market">
        {text.title}
      </Heading>
      <Text tone="muted">{text.text(marketsInSentence[currentSite])}</Text>
      <div className={styles.marketButtons}>
        {sites
          .filter((site) => site !== currentSite)
          .map((site) => (
            <Button key={site} tone="outline" size="s" onClick={() => choose(site)}>
              {text.go(marketsInSentence[site])}
            </Button>
          ))}
      </div>
    </section>
  );
}
