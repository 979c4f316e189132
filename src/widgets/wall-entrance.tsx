import { Button, Heading, Link, Text } from '#design-system/index.ts';
import { href } from '../routing/href.ts';
import * as styles from './wall-entrance.css.ts';

const text = {
  title: 'Bring your dark corner',
  lead: 'Photograph it, hang a lamp there and turn it on.',
  action: 'Try it on your wall',
};

/** At the end of a list: the way to a lamp on a wall of one's own. */
export function WallEntrance() {
  return (
    <section className={styles.root} aria-labelledby="wall-entrance">
      <div>
        <Heading level={2} look={3} id="wall-entrance">
          {text.title}
        </Heading>
        <Text tone="muted">{text.lead}</Text>
      </div>
      <Button asChild tone="outline">
        <Link tone="plain" href={href('/product-detail', { spu: 'LM-DOME', wall: '1' })}>
          {text.action}
        </Link>
      </Button>
    </section>
  );
}
