import { isValidElement, useState, type ReactElement, type ReactNode } from 'react';
import { ImageBox, type Picture, type PictureFiles } from '../image-box/image-box.tsx';
import * as styles from './scene.css.ts';

export type SceneProps = {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  /** A line below the action that may come late; `null` keeps its place, `undefined` takes none. */
  note?: ReactNode;
  /** The picture, or a film. */
  picture: Picture | ReactElement;
  /** What lies over the picture, such as the same room at another hour. */
  over?: ReactNode;
  /** The picture of the light theme is bright: there the words are ink. */
  day?: boolean | undefined;
  headingLevel?: 1 | 2 | undefined;
  id?: string | undefined;
  /** The first large picture of a page. */
  priority?: boolean | undefined;
};

/** What the picture is cut from; the scene decides how much of it is seen. */
const shape = { width: 1600, height: 900 } as const;

/** A picture from edge to edge with words on it, lower left. */
export function Scene({ title, text, action, note, picture, over, day, headingLevel = 2, id, priority }: SceneProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.root} data-day={day || undefined} {...(id !== undefined && { 'aria-labelledby': id })}>
      <div className={styles.media}>
        {isValidElement(picture) ? (
          picture
        ) : (
          <ImageBox picture={picture} ratio="own" sizes="100vw" priority={priority} />
        )}
      </div>
      {over}
      <div className={styles.words}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}

/** Another light of a scene's picture, which fades in when it is there. It says nothing that the picture does not say. */
export function SceneOver({ files }: { files: PictureFiles }) {
  const [isHere, setHere] = useState(false);
  return (
    <div className={styles.over} data-shown={isHere || undefined} onLoadCapture={() => setHere(true)}>
      <ImageBox picture={{ alt: '', ...shape, day: files }} ratio="own" sizes="100vw" />
    </div>
  );
}
