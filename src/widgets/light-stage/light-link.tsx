import { useEffect } from 'react';
import { IconButton, IconShare } from '#design-system/index.ts';
import { lightParameters, readLight, type LightRange, type LightSetting } from '#rules/light-setting.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { lightRoomText as text } from '../../text/light-room.ts';
import { useShareLink } from '../use-share-link.ts';

/** How long nothing more is set before the address says it, ms. */
const settledAfter = 400;

/** The same query with another light. */
function withLight(query: URLSearchParams, setting: LightSetting): URLSearchParams {
  const other = new URLSearchParams(query);
  for (const [name, value] of Object.entries(lightParameters(setting))) {
    if (value === undefined) other.delete(name);
    else other.set(name, value);
  }
  return other;
}

interface LightLinkProps {
  readonly setting: LightSetting;
  readonly range: LightRange;
}

/** Keeps the light of a lamp in the address of its page, and shares it. */
export function LightLink({ setting, range }: LightLinkProps) {
  const { path, query } = usePlace();
  const navigateTo = useNavigateTo();
  const share = useShareLink();
  const { light, level } = readLight(query, range);
  const isAddressed = light === setting.light && level === setting.level;
  const address = `${path}?${withLight(query, setting)}`;

  useEffect(() => {
    if (isAddressed) return undefined;
    const timer = setTimeout(() => navigateTo(address, { replace: true }), settledAfter);
    return () => clearTimeout(timer);
  }, [isAddressed, address, navigateTo]);

  const said = text.setting(setting);
  const shareIt = () => {
    const url = new URL(window.location.href);
    url.search = withLight(url.searchParams, setting).toString();
    share({ title: document.title, url: url.href, copied: text.copied(said) });
  };
  return <IconButton label={text.share(said)} icon={<IconShare size={20} />} onClick={shareIt} />;
}
