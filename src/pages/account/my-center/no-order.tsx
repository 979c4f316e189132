import { useQuery } from '@tanstack/react-query';
import { Button, Heading, Inline, Link, Stack, Text } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import { entryPicture } from '../parts/queries.ts';
import { centerText } from './text.ts';
import { Showcase } from './showcase.tsx';

const text = centerText.noOrder;

/** Before the first order: a lit room, and the way to the lights. */
export function NoOrder() {
  const { data: picture } = useQuery(entryPicture(useShop()));
  return (
    <Showcase picture={picture}>
      <Stack gap="xs">
        <Heading level={2} look={1}>
          {text.title}
        </Heading>
        <Text tone="muted">{text.lead}</Text>
      </Stack>
      <Inline>
        <Button asChild>
          <Link href={href('/home/search')} tone="plain">
            {text.action}
          </Link>
        </Button>
      </Inline>
    </Showcase>
  );
}
