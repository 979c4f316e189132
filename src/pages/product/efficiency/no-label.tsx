import { Button, Container, Heading, ImageBox, Inline, Link, Stack, Text } from '#design-system/index.ts';
import { isLabelSite, yearlyUse } from '#rules/energy.ts';
import { sites } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { marketNames } from '#src/text/layout.ts';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { wattsScene } from '#src/widgets/scene-picture/scenes.ts';
import { shopPicture, type ShopImage } from '#src/widgets/shop-picture.ts';
import { useChooseMarket } from '#src/widgets/use-choose-market.ts';
import type { ProductDetail } from '../parts/choice.ts';
import * as styles from '../parts/facts-page.css.ts';
import { measured } from '../parts/measured.ts';
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

/** What a light costs where no law asks for a label, or why the product needs none. */
export function NoLabel({ product }: { product: ProductDetail }) {
  const { spu, title, media, light, specs } = product;
  const site = useSite();
  const isLabelMarket = isLabelSite(site);
  const reason = light ? text.builtIn : text.accessory;
  const [main] = media;
  const found = isLabelMarket ? undefined : measured(specs);
  const yearly = found && yearlyUse(found.watts, site);
  return (
    <Container>
      <div className={styles.lead}>
        <div className={styles.words}>
          <Heading level={1} tabIndex={-1}>
            {yearly
              ? efficiencyText.yearly(formatMoney(yearly.cost))
              : isLabelMarket
                ? reason.title
                : text.market.title}
          </Heading>
          {found && yearly && (
            <Stack gap="xxs">
              <Text size="h4" numbers>
                {text.perWatt(found.lumensPerWatt, found.watts)}
              </Text>
              <Text size="small" tone="muted" numbers>
                {efficiencyText.yearlyNote(yearly.hoursPerDay, formatMoney(yearly.pricePerKwh))}
              </Text>
            </Stack>
          )}
          {!found && <Text size="lead">{isLabelMarket ? reason.text(title) : text.market.text}</Text>}
          <Button asChild>
            <Link href={href('/product-detail', { spu })} tone="plain">
              {efficiencyText.backTo(title)}
            </Link>
          </Button>
          {!isLabelMarket && <LabelMarkets />}
        </div>
        <FactsPicture image={main} />
      </div>
      {yearly && <ScenePicture scene={wattsScene} shape="band" />}
    </Container>
  );
}

/** The same page where labels are shown. */
function LabelMarkets() {
  const choose = useChooseMarket();
  return (
    <Inline gap="m" wrap>
      {sites.filter(isLabelSite).map((site) => (
        <Button key={site} tone="quiet" size="s" flush onClick={() => choose(site)}>
          {text.market.go(marketNames[site])}
        </Button>
      ))}
    </Inline>
  );
}
