import { useId } from 'react';
import { lightChoices, type LightChoice, type WhiteRange } from '#rules/light-choices.ts';
import { hexOf, lightOf } from '#rules/light-color.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './light-preview.css.ts';

interface LightDotsProps {
  readonly legend: string;
  readonly names: Readonly<Record<LightChoice, string>>;
  readonly value: LightChoice;
  readonly onChange: (value: LightChoice) => void;
  readonly white: WhiteRange;
  /** `#rrggbb` of each light in the picture, for the dot that keeps them. */
  readonly sceneColours: readonly string[];
}

/** The lights of a lamp as a row of dots, the chosen one by its name. */
export function LightDots({ legend, names, value, onChange, white, sceneColours }: LightDotsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend>
        <Text as="span" size="small" weight="medium">
          {legend}
        </Text>{' '}
        <Text as="span" size="small" tone="muted">
          {names[value]}
        </Text>
      </legend>
      <div className={styles.dots}>
        {lightChoices.map((choice) => {
          const light = lightOf(choice, white);
          return (
            <label key={choice} className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={id}
                value={choice}
                checked={choice === value}
                onChange={() => onChange(choice)}
              />
              <svg className={styles.dot} viewBox="0 0 28 28" aria-hidden="true">
                {!light && <SceneColours id={`${id}-scene`} colours={sceneColours} />}
                <circle cx="14" cy="14" r="14" fill={light ? hexOf(light) : `url(#${id}-scene)`} />
              </svg>
              <VisuallyHidden>{names[choice]}</VisuallyHidden>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function SceneColours({ id, colours }: { id: string; colours: readonly string[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      {colours.map((colour, index) => (
        <stop key={`${index} ${colour}`} offset={(index + 0.5) / colours.length} stopColor={colour} />
      ))}
    </linearGradient>
  );
}
