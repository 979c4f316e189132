import { Heading, Link, Stack, Text } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { useText } from '#src/widgets/use-text.ts';
import { soonerText } from './sooner-text.ts';

/** Beside the form: what is done at once without a message, and what helps with one. */
export function Sooner() {
  const { sooner, helps } = useText(soonerText);
  return (
    <>
      <Stack gap="s">
        <Heading level={2} look={4}>
          {sooner.title}
        </Heading>
        <Link href={href('/order/list')}>{sooner.parcel}</Link>
        <Link href={href('/order/rma')}>{sooner.back}</Link>
        <Link href={href('/support')}>{sooner.light}</Link>
      </Stack>
      <Stack gap="s">
        <Heading level={2} look={4}>
          {helps.title}
        </Heading>
        {helps.lines.map((line) => (
          <Text key={line} tone="muted">
            {line}
          </Text>
        ))}
      </Stack>
    </>
  );
}
