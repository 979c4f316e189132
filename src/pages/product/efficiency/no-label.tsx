import { Button, Container, Heading, ImageBox, Inline, Link, Text } from '#design-system/index.ts';
import { isLabelSite } from '#rules/energy.ts';
import { sites } from '#rules/markets.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { marketNames } from '#src/text/layout.ts';
import { shopPicture, type ShopImage } from '#src/widgets/shop-picture.ts';
import { useChooseMarket } from '#src/widgets/use-choose-market.ts';
import type { ProductDetail } from '../parts/choice.ts';
import * as styles from '../parts/facts-page.css.ts';
import { efficiencyText } from './text.ts';

/** The large picture beside the words of a page about a product; none where the product has none. */
function FactsPicture({ image }: { image: ShopImage | undefined }) {
  if (!image) return null;
  return (
    <div className={styles.picture}>
      <ImageBox
        picture={shopPicture(image)}
        ratio="landscape"
        sizes="(min-width: 900px) 50vw, 100vw"
        rounded
        priority
      />
    </div>
  );
}

const text = efficiencyText.none;

/** Why there is no label: the market has none, or the product needs none. */
export function NoLabel({ product }: { product: ProductDetail }) {
  const { spu, title, media, light } = product;
  const site = useSite();
  const isLabelMarket = isLabelSite(site);
  const reason = light ? text.builtIn : text.accessory;
  const [main] = media;
  return (
    <Container>
      <div className={styles.lead}>
        <div className={styles.words}>
          <Heading level={1} tabIndex={-1}>
            {isLabelMarket ? reason.title : text.market.title}
          </Heading>
          <Text size="lead">{isLabelMarket ? reason.text(title) : text.market.text}</Text>
          <Button asChild>
            <Link href={href('/product-detail', { spu })} tone="plain">
              {efficiencyText.backTo(title)}
            </Link>
          </Button>
          {!isLabelMarket && <LabelMarkets />}
        </div>
        <FactsPicture image={main} />
      </div>
    </Container>
  );
}

/** The same page where labels are shown. */
function LabelMarkets() {
  const choose = useChooseMarket();
  return (
    <Inline gap="s" wrap>
      {sites.filter(isLabelSite).map((site) => (
        <Button key={site} tone="outline" onClick={() => choose(site)}>
          {text.market.go(marketNames[site])}
        </Button>
      ))}
    </Inline>
  );
}
