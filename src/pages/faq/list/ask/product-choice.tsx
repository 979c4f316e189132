import { useQuery } from '@tanstack/react-query';
import { InlineMessage, Link, RadioGroup, SkeletonText, Stack } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { productList } from '#src/api/queries/catalogue.ts';
import { href } from '#src/routing/href.ts';
import { useRecentlyViewed } from '#src/storage/recently-viewed.ts';
import { askText as text } from '../../parts/ask-text.ts';

const shownMost = 6;

interface ProductChoiceProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (spu: string) => void;
}

/** Which light a question is about: one that was looked at last, or one that many buy. Every other one is asked about on its page. */
export function ProductChoice({ id, value, error, onChange }: ProductChoiceProps) {
  const viewed = useRecentlyViewed();
  const { data, isPending } = useQuery(productList(useShop(), { sort: 'BEST', pageNo: 1, pageSize: 12 }));
  const offered = [...viewed, ...(data?.list ?? [])].map(({ spu, title }) => [spu, title] as const);
  const options = [...new Map(offered)].slice(0, shownMost).map(([spu, title]) => ({ value: spu, label: title }));
  return (
    <Stack gap="s" id={id}>
      {isPending && options.length === 0 ? (
        <SkeletonText lines={4} />
      ) : (
        <RadioGroup
          legend={text.product}
          options={options}
          value={value === '' ? undefined : value}
          onChange={onChange}
        />
      )}
      {error !== undefined && <InlineMessage tone="critical">{error}</InlineMessage>}
      <div>
        <Link href={href('/home/search')}>{text.otherProduct}</Link>
      </div>
    </Stack>
  );
}
