import { useState } from 'react';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { IconArrowLeft, IconArrowRight, IconButton, ImageBox, Inline, Link, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { reviewsText as text } from './text.ts';

interface PictureDialogProps {
  readonly review: components['schemas']['Review'];
  /** The one that was pressed. */
  readonly start: number;
  readonly onClose: () => void;
}

/** The pictures and videos of one review, one at a time and large. */
export function PictureDialog({ review: { media, author, title }, start, onClose }: PictureDialogProps) {
  const [index, setIndex] = useState(start);
  const shown = media[index];
  if (!shown) return null;
  const name = (shown.type === 'VIDEO' ? text.film : text.picture)(index + 1, media.length, author);
  return (
    <Modal
      open
      size="l"
      title={title}
      closeLabel={text.closePicture}
      onOpenChange={(open) => !open && onClose()}
      footer={
        media.length > 1 && (
          <Inline justify="between" align="centre">
            <IconButton
              label={text.previous}
              icon={<IconArrowLeft />}
              onClick={() => setIndex((index + media.length - 1) % media.length)}
            />
            <div role="status">
              <Text size="small" tone="muted" numbers>
                {name}
              </Text>
            </div>
            <IconButton
              label={text.next}
              icon={<IconArrowRight />}
              onClick={() => setIndex((index + 1) % media.length)}
            />
          </Inline>
        )
      }
    >
      {shown.type === 'VIDEO' ? (
        <Link external href={shown.url}>
          {text.openFilm}
        </Link>
      ) : (
        <ImageBox
          key={shown.url}
          picture={{ alt: name, width: 960, height: 720, day: { src: shown.url } }}
          sizes="min(960px, 100vw)"
          ratio="landscape"
          contain
          rounded
        />
      )}
    </Modal>
  );
}
