import { CartLineCard, Stack } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { href } from '#src/routing/href.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { rmaText } from './text.ts';
import { giftText } from '../parts/gift-text.ts';
import { SentFiles } from './sent-files.tsx';

/** The lines of a request, with the reason and what was sent with it. */
export function RmaItems({ lines }: { lines: components['schemas']['Rma']['lines'] }) {
  return (
    <Stack as="ul" gap="none" aria-label={rmaText.detail.items}>
      {lines.map(({ lineId, spu, title, image, quantity, paid, reasonLabel, giftChoice, note, media }) => (
        <li key={lineId}>
          <CartLineCard
            headingLevel={3}
            title={title}
            href={href('/product-detail', { spu })}
            picture={shopPicture(image)}
            options={giftChoice === undefined ? reasonLabel : giftText.answered[giftChoice]}
            unit={rmaText.detail.pieces(quantity)}
            price={{ now: formatMoney(paid) }}
            notes={note === undefined ? [] : [{ text: note, tone: 'neutral' }]}
          />
          {media.length > 0 && <SentFiles media={media} />}
        </li>
      ))}
    </Stack>
  );
}
