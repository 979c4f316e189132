import { useEffect, useState } from 'react';
import { IconButton, IconShare } from '#design-system/index.ts';
import { lightParameters, readLight, type LightRange, type LightSetting } from '#rules/light-setting.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { lightRoomText as text } from '../../text/light-room.ts';
import { latePart } from '../late-part.tsx';

/** How long nothing more is set before the address says it, ms. */
const settledAfter = 400;

const ShareLight = latePart(() => import('./note/share-light.tsx').then((module) => module.ShareLight));

/** The address of this page with another light. */
export function addressWith(setting: LightSetting): string {
  const url = new URL(window.location.href);
  url.search = withLight(url.searchParams, setting).toString();
  url.hash = '';
  return url.href;
}

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
  const [isSharing, setSharing] = useState(false);
  const { light, level } = readLight(query, range);
  const isAddressed = light === setting.light && level === setting.level;
  const address = `${path}?${withLight(query, setting)}`;

  useEffect(() => {
    if (isAddressed) return undefined;
    const timer = setTimeout(() => navigateTo(address, { replace: true }), settledAfter);
    return () => clearTimeout(timer);
  }, [isAddressed, address, navigateTo]);

  return (
    <>
      <IconButton
        label={text.share(text.setting(setting))}
        icon={<IconShare size={20} />}
        aria-haspopup="dialog"
        onClick={() => setSharing(true)}
      />
      {isSharing && (
        <ShareLight url={addressWith(setting)} setting={setting} before={undefined} onClose={() => setSharing(false)} />
      )}
    </>
  );
}
