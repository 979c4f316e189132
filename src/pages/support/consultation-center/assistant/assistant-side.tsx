import { useQuery } from '@tanstack/react-query';
import { Button, Link, Stack, Text } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { productDetail } from '#src/api/queries/catalogue.ts';
import { href } from '#src/routing/href.ts';
import { useText } from '#src/widgets/use-text.ts';
import { assistantText } from './text.ts';

interface AssistantSideProps {
  readonly model: string | undefined;
  readonly orderNo: string | undefined;
  readonly onHandOver: () => void;
  /** Absent while there is nothing to clear. */
  readonly onClear: (() => void) | undefined;
}

/** Beside the talk: what the assistant knows, and the way to a person. */
export function AssistantSide({ model, orderNo, onHandOver, onClear }: AssistantSideProps) {
  const text = useText(assistantText);
  const { side } = text;
  const { data: product } = useQuery({
    ...productDetail(useShop(), { spu: model ?? '' }),
    enabled: model !== undefined,
  });
  return (
    <Stack gap="m" align="start">
      <Text weight="medium">{side.title}</Text>
      {orderNo && <Link href={href('/order/detail', { orderNo })}>{side.order(orderNo)}</Link>}
      {product && (
        <Link href={href('/support/sku-faq-detail/:model', { model: product.spu })}>{side.model(product.title)}</Link>
      )}
      <Text size="small" tone="muted">
        {side.nothing}
      </Text>
      <Button tone="outline" onClick={onHandOver}>
        {text.person}
      </Button>
      <Text size="small" tone="muted">
        {side.person}
      </Text>
      {onClear && (
        <Button tone="quiet" size="s" flush onClick={onClear}>
          {text.clear}
        </Button>
      )}
    </Stack>
  );
}
