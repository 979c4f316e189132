import { TextField, type TextFieldProps } from '#design-system/index.ts';
import { orderLookupText as text } from '#src/text/order-lookup.ts';

/** Of the form it is in; without them a browser keeps what is typed. */
type OrderNoFieldProps = Partial<Pick<TextFieldProps, 'id' | 'value' | 'error' | 'onChange' | 'onBlur'>>;

/** Asks a guest for the number of an order. */
export function OrderNoField(props: OrderNoFieldProps) {
  return (
    <TextField
      {...props}
      name="orderNo"
      label={text.orderNo}
      hint={text.orderNoHint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      maxLength={40}
    />
  );
}
