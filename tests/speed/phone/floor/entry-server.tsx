import { renderToString } from 'react-dom/server';
import type { FloorCard } from './floor-card.ts';
import { FloorPage } from './floor-page.tsx';

export const render = (cards: readonly FloorCard[]): string => renderToString(<FloorPage cards={cards} ssrPath="/" />);
