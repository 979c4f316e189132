import { useQuery } from '@tanstack/react-query';
import { Select } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { orderList } from '#src/api/queries/order.ts';
import { dayText } from '#src/widgets/moments.ts';
import { useText } from '#src/widgets/use-text.ts';
import { consultationText } from '../text.ts';

/** The newest orders; an older one comes from its own page. */
const shown = 10;

interface OrderPickerProps {
  readonly id: string;
  /** Empty for none. */
  readonly value: string;
  readonly onChange: (orderNo: string) => void;
}

/** Which of the own orders a message is about. */
export function OrderPicker({ id, value, onChange }: OrderPickerProps) {
  const { form: text } = useText(consultationText);
  const site = useSite();
  const { data } = useQuery(orderList(useShop(), { tab: 'ALL', pageNo: 1, pageSize: shown }));
  const orders = (data?.list ?? []).map(({ orderNo, placedTime }) => ({
    value: orderNo,
    label: `${orderNo} · ${dayText(placedTime, site)}`,
  }));
  const isListed = value === '' || orders.some((order) => order.value === value);
  return (
    <Select
      id={id}
      label={text.order}
      optionalText={text.optional}
      placeholder={text.noOrder}
      options={isListed ? orders : [{ value, label: value }, ...orders]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
