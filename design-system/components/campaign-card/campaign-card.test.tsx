import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lampPicture } from '../../docs/lamps.ts';
import { tones } from '../badge/badge.css.ts';
import { CampaignCard, type CampaignPhase } from './campaign-card.tsx';

afterEach(cleanup);

test.each([
  ['soon', tones.info],
  ['live', tones.sale],
  ['over', tones.neutral],
] satisfies [CampaignPhase, string][])('a campaign that is %s says so in its colour', (phase, tone) => {
  render(
    <CampaignCard
      title="New lamp series"
      href="/prom/new-lamp-series"
      picture={lampPicture('reed', 'reed')}
      phase={phase}
      phaseText={`It is ${phase}`}
      dates="1 to 8 December"
    />,
  );
  expect(screen.getByText(`It is ${phase}`).className).toContain(tone);
  expect(screen.getByRole('link', { name: 'New lamp series' }).getAttribute('href')).toBe('/prom/new-lamp-series');
});
