import { IconCheck, SectionHeader, VisuallyHidden } from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import { savvyBenefits, savvyLevels } from '#rules/savvy-levels.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useText } from '#src/widgets/use-text.ts';
import { suCenterText } from './text.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import * as styles from './su-center.css.ts';

const levels = savvyLevels.filter(({ level }) => level > 0);
/** The benefits as a market spells them. */
const benefits = { list: savvyBenefits };

/** What each level brings, the member's own column on white. */
export function Benefits({ level: own }: { level?: number }) {
  const site = useSite();
  const text = suCenterText.benefits;
  const { list } = useText(benefits);
  return (
    <section aria-labelledby="benefits">
      <SectionHeader id="benefits" title={text.title} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={classNames(styles.corner, styles.benefitColumn)}>
              <VisuallyHidden>{text.benefit}</VisuallyHidden>
            </th>
            {levels.map(({ level, name, from }) => (
              <th key={level} scope="col" className={classNames(styles.level, level === own && styles.own)}>
                {name}
                {level === own && <VisuallyHidden>, {text.yours}</VisuallyHidden>}
                <span className={styles.fromPoints}>{text.points(coinCount(from, site))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map(({ title, text: words, unlockLevel }) => (
            <tr key={title}>
              <th scope="row" className={styles.benefit}>
                {title}
                <span className={styles.benefitText}>{words}</span>
              </th>
              {levels.map(({ level }) => (
                <td key={level} className={classNames(styles.mark, level === own && styles.own)}>
                  <Mark isThere={level >= unlockLevel} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.benefit}>
              {text.coins}
            </th>
            {levels.map(({ level, multiplier }) => (
              <td key={level} className={classNames(styles.mark, level === own && styles.own)}>
                {text.times(multiplier)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Mark({ isThere }: { isThere: boolean }) {
  const text = suCenterText.benefits;
  return isThere ? (
    <span className={styles.tick}>
      <IconCheck label={text.yes} size={20} />
    </span>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text.no}</VisuallyHidden>
    </>
  );
}
