import { Container, SkeletonOrder, Stack } from '#design-system/index.ts';
import { layoutText } from '#src/text/layout.ts';

export function OrderWaiting() {
  return (
    <Container>
      <Stack loadingLabel={layoutText.loading}>
        <SkeletonOrder />
      </Stack>
    </Container>
  );
}
