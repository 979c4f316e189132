import { Badge, Heading, Link, Price, Text } from '#design-system/index.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { useText } from '#src/widgets/use-text.ts';
import { SuitPicture } from './suit-picture.tsx';
import type { components } from '#openapi/types.ts';
import * as styles from './suit-card.css.ts';
import { suitCardText } from './suit-text.ts';

interface SuitCardProps {
  readonly suit: components['schemas']['SuitCard'];
  readonly headingLevel?: 2 | 3;
  readonly priority?: boolean;
  readonly sizes: string;
}

/** A bundle of a list. The picture is decoration: the title and the parts name what is in it. */
export function SuitCard({ suit, headingLevel = 2, priority = false, sizes }: SuitCardProps) {
  const text = useText(suitCardText);
  const site = useSite();
  const { suitId, title, phase, startTime, image, parts, sum, price, save } = suit;
  const required = parts.filter(({ optional }) => !optional);
  return (
    <Link href={href('/prom/suit-detail', { suitId })} tone="plain" className={styles.root}>
      <SuitPicture
        images={image === null ? required.map((part) => part.image) : [image]}
        sizes={sizes}
        priority={priority}
      />
      <div className={styles.text}>
        <Heading level={headingLevel} look={3}>
          {title}
        </Heading>
        <Text tone="muted">{required.map((part) => text.part(part.quantity, part.title)).join(', ')}</Text>
        <div className={styles.price}>
          <Price now={formatMoney(price)} was={{ text: formatMoney(sum), spoken: text.separately }} size="l" />
          {phase === 'LIVE' ? (
            <Text size="small" as="span">
              {text.save(formatMoney(save))}
            </Text>
          ) : (
            <Badge>{phase === 'WARMUP' ? text.from(deadlineText(startTime, site)) : text.phases[phase]}</Badge>
          )}
        </div>
      </div>
    </Link>
  );
}
