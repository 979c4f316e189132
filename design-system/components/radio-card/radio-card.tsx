import { RadioGroup, type RadioGroupProps } from '../choice/radio-group.tsx';

export type RadioCardsProps<Value extends string> = Omit<RadioGroupProps<Value>, 'look'>;

/** A choice of one, each on a card that is highlighted when chosen: delivery, payment, address. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  return <RadioGroup {...props} look="cards" />;
}
