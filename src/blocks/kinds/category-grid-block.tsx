import { CategoryTile, Container, Grid, SectionHeader } from '#design-system/index.ts';
import { href } from '../../routing/href.ts';
import { shopPicture } from '../../widgets/shop-picture.ts';
import type { PropsOf } from '../block.ts';
import { blocksText } from '../text.ts';

/** The categories of the shop as pictures. */
export function CategoryGridBlock({ id, data: { title, categories } }: PropsOf<'CATEGORY_GRID', 1>) {
  return (
    <Container as="section" aria-labelledby={id}>
      <SectionHeader id={id} title={title} link={{ href: href('/collections'), label: blocksText.all }} />
      <Grid plan="tiles">
        {categories.map(({ id: categoryId, name, image }) => (
          <CategoryTile
            key={categoryId}
            title={name}
            href={href('/collections', { categoryId })}
            picture={shopPicture(image)}
          />
        ))}
      </Grid>
    </Container>
  );
}
