import { PictureStrip } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { questionsText as text } from '../parts/questions-text.ts';

interface QuestionPicturesProps {
  readonly media: components['schemas']['Question']['media'];
  readonly author: string;
}

/** Pictures of an upload have no size that is known before; they are shown cut to a square. */
const side = 160;

/** The pictures of a question or an answer, small until they are pressed; nothing without any. When the code that enlarges one is lost, the page stays. */
export function QuestionPictures({ media, author }: QuestionPicturesProps) {
  const pictures = media.filter(({ type }) => type === 'IMAGE');
  if (pictures.length === 0) return null;
  return (
    <ErrorBoundary onError={remoteLog.pageError}>
      <PictureStrip
        label={text.pictures}
        closeLabel={text.closePicture}
        thumbLabel={text.picture}
        pictures={pictures.map(({ url }) => ({
          alt: text.pictureBy(author),
          width: side,
          height: side,
          day: { src: url },
        }))}
      />
    </ErrorBoundary>
  );
}
