import { Inline, Link } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { rmaText } from './text.ts';

const text = rmaText.detail.files;

/** Pictures and films that were sent, each opened as a whole. */
export function SentFiles({ media }: { media: readonly components['schemas']['ReviewMedia'][] }) {
  return (
    <Inline as="ul" gap="s" wrap>
      {media.map(({ url, type }, index) => (
        <li key={url}>
          <Link href={url} target="_blank">
            {text[type](index + 1)}
          </Link>
        </li>
      ))}
    </Inline>
  );
}
