import { CategoryTile, SectionHeader } from '#design-system/index.ts';
import { href } from '../../routing/href.ts';
import { shopPicture } from '../../widgets/shop-picture.ts';
import type { PropsOf } from '../block.ts';
import { blocksText } from '../text.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './category-grid.css.ts';

/** The kinds of light as a row of small pictures. */
export function CategoryGridBlock({ id, section, data: { title, categories } }: PropsOf<'CATEGORY_GRID', 1>) {
  return (
    <BlockSection id={id} section={section}>
      <SectionHeader id={id} title={title} link={{ href: href('/collections'), label: blocksText.all }} />
      <ul className={styles.row}>
        {categories.map(({ id: categoryId, name, image }) => (
          <li key={categoryId} className={styles.kind}>
            <CategoryTile
              title={name}
              href={href('/collections', { categoryId })}
              picture={shopPicture(image)}
              sizes="(min-width: 900px) 11vw, 96px"
            />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
