import { Sheet } from '#design-system/components/sheet/sheet.tsx';
import { Button, ImageBox, Link, Price, Text, type PriceParts } from '#design-system/index.ts';
import type { LineSource } from '#rules/cart-lines.ts';
import { productPageText } from '../product-detail-text.ts';
import { shopPicture, type ShopImage } from '#src/widgets/shop-picture.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import * as styles from './added-sheet.css.ts';

const text = productPageText.added;

/** What went into the cart, as far as the sheet shows it. */
export interface AddedItem {
  readonly title: string;
  readonly image: ShopImage;
  readonly options: readonly { readonly value: string }[];
  readonly price: PriceParts;
}

export interface AddedSheetProps {
  readonly item: AddedItem;
  /** The line as it was added. */
  readonly line: LineSource;
  readonly onClose: () => void;
}

/** What went into the cart, the way back and the two ways on. Its title is the one announcement of it. */
export function AddedSheet({ item: { title, image, options, price }, line, onClose }: AddedSheetProps) {
  const withActors = useWithActors();
  const undoAndClose = () => {
    withActors(({ additions }) => additions.undo(line));
    onClose();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      closeLabel={text.close}
      footer={
        <div className={styles.addedActions}>
          <Button tone="outline" size="l" className={styles.addedAction} onClick={onClose}>
            {text.goOn}
          </Button>
          <Button asChild size="l" className={styles.addedAction}>
            <Link href={href('/shopping-cart')} tone="plain">
              {text.goToCart}
            </Link>
          </Button>
        </div>
      }
    >
      <div className={styles.addedLine}>
        <ImageBox picture={{ ...shopPicture(image), alt: '' }} sizes="88px" rounded />
        <div>
          <p className={styles.addedTitle}>{title}</p>
          <Text size="small" tone="muted">
            {options.map(({ value }) => value).join(' · ')}
          </Text>
          <div className={styles.addedPrice}>
            <Price {...price} prefix={text.quantity(line.quantity)} size="s" />
            <Button tone="quiet" size="s" onClick={undoAndClose}>
              {text.undo}
            </Button>
          </div>
        </div>
      </div>
    </Sheet>
  );
}
