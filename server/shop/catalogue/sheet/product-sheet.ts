import type { LabelSite } from '#rules/energy.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { keepFiles, type KeptFile } from '#server/kept-files.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { sellers } from '../../market/seller.ts';
import { findProduct } from '../find-product.ts';
import { modelOf } from '../read-energy-labels.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** Some 25 kilobytes each. */
const sheetsInMemory = 400;

const keepSheet = keepFiles(sheetsInMemory);

/**
 * The product information sheet of a light source; `site` is the market whose company is named as its supplier.
 * @throws NOT_FOUND for an unknown SKU and for one whose values are not declared
 */
export async function openProductSheet(shop: ShopContext, sku: string, site: LabelSite): Promise<KeptFile> {
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
  return keepSheet(`${sku}-product-information-sheet.pdf`, facts, async () => {
    // Drawing loads typefaces and a PDF writer that nothing else needs.
    const { sheetPdf } = await import('./draw-sheet.ts');
    return sheetPdf(facts, shop.clock.now());
  });
}
