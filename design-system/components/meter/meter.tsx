import * as styles from './meter.css.ts';

export type MeterGoal = {
  value: number;
  /** What is reached at this mark: "Black edition". */
  label: string;
};

export type MeterProps = {
  value: number;
  /** The value that counts as 100 %; more is possible. */
  max: number;
  label: string;
  /** The value as text: "$84,120 of $60,000". */
  text: string;
  /** The percentage: "140 %". */
  share?: string | undefined;
  goals?: readonly MeterGoal[] | undefined;
};

const width = 320;

/** A sum with its goals as marks. Above 100 % the goal moves into the bar. */
export function Meter({ value, max, label, text, share, goals = [] }: MeterProps) {
  const end = Math.max(max, value, ...goals.map((goal) => goal.value), 1);
  const at = (amount: number) => (Math.max(0, amount) / end) * width;
  const marks = [...goals, ...(end > max ? [{ value: max, label: '' }] : [])];
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span className={styles.text}>{text}</span>
        {share !== undefined && <span className={styles.share}>{share}</span>}
      </div>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${width} 10`}
        preserveAspectRatio="none"
        role="meter"
        aria-label={label}
        aria-valuetext={text}
        aria-valuenow={Math.min(value, end)}
        aria-valuemin={0}
        aria-valuemax={end}
        focusable="false"
      >
        <rect className={value >= max ? styles.reached : styles.lit} width={at(value)} height="10" />
        {marks
          .filter((mark) => mark.value < end)
          .map((mark) => (
            <rect key={`${mark.value}`} className={styles.mark} x={at(mark.value) - 1} y="0" width="2" height="10" />
          ))}
      </svg>
      {goals.length > 0 && (
        <ul className={styles.goals}>
          {goals.map((goal) => (
            <li key={goal.value} className={value >= goal.value ? styles.goalReached : styles.goal}>
              {goal.label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
