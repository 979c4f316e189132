import { clockFormat, Text } from '#design-system/index.ts';
import { launchText as text } from '#src/text/launches.ts';
import { Deadline } from '#src/widgets/deadline.tsx';

interface OpensNextProps {
  /** Epoch ms on the server's clock. */
  readonly until: number;
  readonly onOpen: () => void;
}

/** The cart is asked for a second later: the clock of the server is known that well. */
const margin = 1_000;

/** How long it takes until the next line of the cart can be bought; then the cart is asked for again. */
export function OpensNext({ until, onOpen }: OpensNextProps) {
  return (
    <Text size="small" tone="muted" numbers>
      {text.opensIn} <Deadline calm until={until + margin} format={clockFormat} label={text.timeLeft} onEnd={onOpen} />
    </Text>
  );
}
