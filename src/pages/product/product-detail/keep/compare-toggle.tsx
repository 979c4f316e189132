import { Button, IconCheck, IconPlus, Link } from '#design-system/index.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { dropCompared, keepCompared, useCompared, type ComparedLamp } from '#src/storage/compared.ts';
import { compareHref } from '#src/widgets/compare/compare-address.ts';
import { compareChoiceText } from '#src/widgets/compare/text.ts';
import { usePromotionEnds } from '#src/widgets/promotion-ends.ts';

/**
 * Picks the variant to be compared, or lets it go again, and leads to what is picked side by side. With it comes what asks again when the promotion of
 * the page ends.
 */
export function CompareToggle({ lamp }: { readonly lamp: ComparedLamp }) {
  usePromotionEnds();
  const lamps = useCompared();
  const notify = useNotify();
  const isPicked = lamps.some(({ sku }) => sku === lamp.sku);
  const press = () => {
    if (isPicked) dropCompared(lamp.sku);
    else if (!keepCompared(lamp)) notify({ text: compareChoiceText.full, tone: 'warning' });
  };
  return (
    <>
      <Button tone="quiet" size="s" flush aria-pressed={isPicked} onClick={press}>
        {isPicked ? <IconCheck size={20} /> : <IconPlus size={20} />}
        {compareChoiceText.compare}
      </Button>
      {isPicked && (
        <Link href={compareHref(lamps.map(({ sku }) => sku))}>{compareChoiceText.pickedSoFar(lamps.length)}</Link>
      )}
    </>
  );
}
