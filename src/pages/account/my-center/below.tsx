import { RecentlyViewed } from '#src/widgets/recently-viewed/recently-viewed.tsx';
import { Recommended } from '#src/widgets/recommended.tsx';
import { centerText as text } from './text.ts';

export { YourLights } from './your-lights.tsx';

/** The end of the page: what was looked at, and what might be. */
export function MoreLights() {
  return (
    <>
      <RecentlyViewed />
      <Recommended title={text.recommended} scene="CENTER" />
    </>
  );
}
