import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** Thank you: a lit window with a parcel below it. */
export function ArtThankYou() {
  return (
    <Drawing light={[112, 54, 62]}>
      <path d="M64 12h72v64H64ZM56 76h88v7H56ZM118 64v12M74 104h52v36H74ZM92 104v12h16v-12" />
      <path className={styles.faint} d="M100 12v64M64 40h72M14 140h50M136 140h50" />
      <path className={styles.lit} d="M108 64l4-12h12l4 12Z" />
    </Drawing>
  );
}
