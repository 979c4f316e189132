import type { ReactNode } from 'react';
import { useSite } from '#src/actors/use-actors.ts';
import { useKeptHome } from '#src/storage/homes.ts';
import { HomeBlocks } from './home-blocks.tsx';

export { rememberHome } from '#src/storage/homes.ts';

/** The last home page of this market that came; `otherwise` where none did. */
export function KeptHome({ otherwise }: { otherwise: ReactNode }) {
  const storedHome = useKeptHome()[useSite()];
  return storedHome ? <HomeBlocks blocks={storedHome.blocks} readAt={storedHome.at} /> : otherwise;
}
