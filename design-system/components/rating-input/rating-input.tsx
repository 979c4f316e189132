import { useId, useState } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconAlert } from '../../icons/icons.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { star } from '../rating/star.ts';
import * as styles from './rating-input.css.ts';

export type RatingInputProps = {
  legend: string;
  /** Of the first star: where an error of the form leads to. */
  id?: string | undefined;
  /** Labels of one to five stars: "1 star, poor". */
  words: readonly [string, string, string, string, string];
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

/** A choice of one to five stars, by native radio buttons: arrows move, Tab enters and leaves. */
export function RatingInput({ legend, id, words, value, onChange, error, disabled = false }: RatingInputProps) {
  const name = useId();
  const errorId = `${name}-error`;
  const [pointed, setPointed] = useState<number>();
  const lit = pointed ?? value;
  return (
    <fieldset
      className={styles.root}
      disabled={disabled}
      aria-describedby={error === undefined ? undefined : errorId}
      onPointerLeave={() => setPointed(undefined)}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {words.map((word, index) => (
          <label key={word} className={styles.option} onPointerEnter={() => setPointed(index + 1)}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              className={styles.input}
              name={name}
              value={index + 1}
              checked={index + 1 === value}
              onChange={() => onChange(index + 1)}
            />
            <svg width="32" height="32" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d={star} className={classNames(styles.star, index < lit && styles.lit)} />
            </svg>
            <VisuallyHidden>{word}</VisuallyHidden>
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {words[lit - 1]}
        </span>
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <IconAlert size={20} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
