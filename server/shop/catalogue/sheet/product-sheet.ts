import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LabelSite } from '#rules/energy.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { sellers } from '../../market/seller.ts';
import { findProduct } from '../find-product.ts';
import { modelOf } from '../read-energy-labels.ts';
import type { SheetFacts } from './sheet-facts.ts';

export interface ProductSheet {
  /** What the file is called when it is saved. */
  readonly file: string;
  /** Weak: the same words, drawn at another time, have other bytes. */
  readonly etag: string;
  /** @throws UNAVAILABLE while too many others wait for theirs */
  readonly bytes: () => Promise<Buffer>;
}

/** Some 25 kilobytes each. */
const sheetsInMemory = 400;

const drawings = new LRUCache<string, Promise<Buffer>>({ max: sheetsInMemory });

/** Draws each sheet once, however many ask for it at the same time. */
function drawOnce(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const drawn = drawings.get(key);
  if (drawn) return drawn;
  const drawing = draw();
  drawing.catch(() => drawings.delete(key));
  drawings.set(key, drawing);
  return drawing;
}

/**
 * The product information sheet of a light source; `site` is the market whose company is named as its supplier.
 * @throws NOT_FOUND for an unknown SKU and for one whose values are not declared
 */
export async function openProductSheet(shop: ShopContext, sku: string, site: LabelSite): Promise<ProductSheet> {
  const missing = new ShopError('NOT_FOUND', { httpStatus: 404 });
  const product = await findProduct(shop, { sku }).catch((cause: unknown) => {
    throw cause instanceof ShopError && cause.code === 'NOT_FOUND' ? missing : cause;
  });
  const label = product.skus.find((one) => one.sku === sku)?.energyLabel;
  if (!label?.sheet) throw missing;
  const { class: energyClass, kWhPer1000h, regulation, sheet: values } = label;
  const facts: SheetFacts = {
    title: product.title,
    sku,
    brand: product.brand,
    supplier: sellers[site],
    model: modelOf(product, label),
    label: { class: energyClass, kWhPer1000h, regulation },
    values,
  };
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
  return {
    file: `${sku}-product-information-sheet.pdf`,
    etag: `W/"${key}"`,
    bytes: () =>
      drawOnce(key, async () => {
        // Drawing loads typefaces and a PDF writer that nothing else needs.
        const { sheetPdf } = await import('./draw-sheet.ts');
        return sheetPdf(facts, shop.clock.now());
      }),
  };
}
