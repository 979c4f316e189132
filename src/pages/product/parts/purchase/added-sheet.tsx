import { Sheet } from '#design-system/components/sheet/sheet.tsx';
import { Button, ImageBox, Link, Price, Text } from '#design-system/index.ts';
import { productPageText } from '../../text/product-detail.ts';
import { priceParts } from '#src/widgets/price-parts.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';
import type { SkuDetail } from './choice.ts';
import * as styles from './product.css.ts';

const text = productPageText.added;

export interface AddedSheetProps {
  readonly title: string;
  readonly sku: SkuDetail;
  readonly quantity: number;
  readonly onClose: () => void;
}

/** What went into the cart, and the two ways on. Its title is the one announcement of it. */
export function AddedSheet({ title, sku, quantity, onClose }: AddedSheetProps) {
  const options = sku.options.map(({ value }) => value).join(' · ');
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      closeLabel={text.close}
      footer={
        <div className={styles.addedActions}>
          <Button tone="outline" size="l" block onClick={onClose}>
            {text.goOn}
          </Button>
          <Button asChild size="l" block>
            <Link href={href('/shopping-cart')} tone="plain">
              {text.goToCart}
            </Link>
          </Button>
        </div>
      }
    >
      <div className={styles.addedLine}>
        <ImageBox picture={{ ...shopPicture(sku.image), alt: '' }} sizes="88px" rounded />
        <div>
          <p className={styles.addedTitle}>{title}</p>
          <Text size="small" tone="muted">
            {options}
          </Text>
          <Price {...priceParts(sku.price)} prefix={text.quantity(quantity)} size="s" />
        </div>
      </div>
    </Sheet>
  );
}
