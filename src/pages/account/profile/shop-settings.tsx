import { InlineMessage, Select, Stack, Text, ThemeSwitch, type ThemeChoice } from '#design-system/index.ts';
import { countryName } from '#rules/addresses.ts';
import { markets, sites, type Site } from '#rules/markets.ts';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { useSite, useWithActors, useThemeId } from '#src/actors/use-actors.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { layoutText, marketNames } from '#src/text/layout.ts';
import { marketQuestion } from '#src/widgets/use-choose-market.ts';
import { profileText } from './text.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useChangeProfile, type Change, type UserInfo } from './use-change-profile.ts';

const text = profileText.shop;
const themes = { 1: 'light', 2: 'dark', 3: 'auto' } as const;
const themeIds = { light: 1, dark: 2, auto: 3 } as const;

/** Market, country, language and theme: they hold on this device at once and on the next one after the log-in there. */
export function ShopSettings({ info }: { info: UserInfo }) {
  const withActors = useWithActors();
  const ask = useAsk();
  const site = useSite();
  const themeId = useThemeId();
  const isOnline = useOnline();
  const change = useChangeProfile();

  const chooseTheme = (choice: ThemeChoice) => {
    withActors(({ theme }) => theme.send({ type: 'theme.selected', themeId: themeIds[choice] }));
    change.mutate({ themeId: themeIds[choice] });
  };
  const move = (next: Site, settings: Change) => {
    // Saved first: with the market everything is read anew.
    change.mutate(settings, {
      onSuccess: () => withActors(({ market }) => market.send({ type: 'market.choose', market: next })),
    });
  };
  const chooseMarket = (next: Site) =>
    withActors((actors) => {
      void ask(marketQuestion(actors, next)).then((isOk) => isOk && move(next, { site: next }));
    });

  return (
    <TitledSection title={text.title}>
      <Stack gap="m">
        <Select
          label={text.market}
          options={sites.map((value) => ({ value, label: `${marketNames[value]} · ${markets[value].currency}` }))}
          value={site}
          disabled={!isOnline || change.isPending}
          onChange={({ target }) => {
            const next = sites.find((each) => each === target.value);
            if (next !== undefined && next !== site) chooseMarket(next);
          }}
        />
        <Select
          label={text.country}
          options={markets[site].countries.map((value) => ({ value, label: countryName(value) }))}
          value={info.country}
          disabled={!isOnline || change.isPending || markets[site].countries.length === 1}
          onChange={({ target }) => change.mutate({ country: target.value })}
        />
        <Select
          label={text.language}
          options={Object.entries(text.languages).map(([value, label]) => ({ value, label }))}
          defaultValue="en"
        />
        <Stack gap="xs">
          <Text weight="medium">{text.theme}</Text>
          <ThemeSwitch legend={text.theme} labels={layoutText.themes} value={themes[themeId]} onChange={chooseTheme} />
          <Text size="small" tone="muted">
            {text.themeNote}
          </Text>
        </Stack>
        {change.error && (
          <InlineMessage tone="critical">
            {profileText.failed}: {change.error.message}
          </InlineMessage>
        )}
      </Stack>
    </TitledSection>
  );
}
