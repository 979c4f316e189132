import { Heading, Inline, Stack } from '#design-system/index.ts';
import { useMember } from '#src/actors/use-actors.ts';
import { LogOut } from '#src/widgets/log-out.tsx';
import { MarketChoice } from '#src/widgets/market-choice.tsx';
import { ThemeChoice } from '#src/widgets/theme-choice.tsx';
import { centerText as text } from './text.ts';

/** Market and theme, at hand for members and guests. */
export function Settings() {
  const isMember = useMember() !== null;
  return (
    <Stack as="section" gap="m" aria-labelledby="center-settings">
      <Heading level={2} look={4} id="center-settings">
        {text.settings}
      </Heading>
      <Inline gap="m" wrap>
        <MarketChoice opens="up" />
        <ThemeChoice />
        {isMember && <LogOut />}
      </Inline>
    </Stack>
  );
}
