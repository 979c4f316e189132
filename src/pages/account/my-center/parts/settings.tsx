import { Heading, Inline, Panel, Stack } from '#design-system/index.ts';
import { centerText as text } from '#src/text/account.ts';
import { MarketChoice } from '#src/widgets/market-choice.tsx';
import { ThemeChoice } from '#src/widgets/theme-choice.tsx';

/** Market and theme, at hand for members and guests. */
export function Settings() {
  return (
    <Panel as="section" aria-labelledby="center-settings">
      <Stack gap="m">
        <Heading level={2} look={4} id="center-settings">
          {text.settings}
        </Heading>
        <Inline gap="m" wrap>
          <MarketChoice opens="up" />
          <ThemeChoice />
        </Inline>
      </Stack>
    </Panel>
  );
}
