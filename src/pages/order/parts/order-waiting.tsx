import { Container, SkeletonOrder, Stack } from '#design-system/index.ts';
import { layoutText } from '#src/text/layout.ts';

export function OrderWaiting() {
  return (
    <Container>
      <Stack role="group" aria-busy aria-label={layoutText.loading}>
        <SkeletonOrder />
      </Stack>
    </Container>
  );
}
