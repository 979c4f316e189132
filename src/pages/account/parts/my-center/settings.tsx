import { Inline } from '#design-system/index.ts';
import { useMember } from '#src/actors/use-actors.ts';
import { centerText as text } from '../../text/my-center.ts';
import { MarketChoice } from '#src/widgets/market-choice.tsx';
import { ThemeChoice } from '#src/widgets/theme-choice.tsx';
import { TitledPanel } from '#src/widgets/titled-panel.tsx';
import { LogOut } from '#src/widgets/log-out.tsx';

/** Market and theme, at hand for members and guests. */
export function Settings() {
  const isMember = useMember() !== null;
  return (
    <TitledPanel title={text.settings}>
      <Inline gap="m" wrap>
        <MarketChoice opens="up" />
        <ThemeChoice />
        {isMember && <LogOut />}
      </Inline>
    </TitledPanel>
  );
}
