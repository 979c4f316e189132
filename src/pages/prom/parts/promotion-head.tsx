import { Heading, Stack, Text } from '#design-system/index.ts';

/** What a page of promotions is called, and what it is about. */
export function PromotionHead({ title, lead }: { title: string; lead: string }) {
  return (
    <Stack gap="s">
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Text size="lead" tone="muted">
        {lead}
      </Text>
    </Stack>
  );
}
