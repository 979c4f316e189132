// @vitest-environment node
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { ConfirmDialog } from './components/dialogs/confirm-dialog.tsx';
import { Modal } from './components/modal/modal.tsx';
import * as shop from './index.ts';

const nothing = () => undefined;
const picture: shop.Picture = {
  alt: 'A lamp',
  width: 640,
  height: 640,
  day: { src: '/day.webp', avif: '/day.avif 640w', lqip: '#c9b79c' },
  night: { src: '/night.webp', avif: '/night.avif 640w', lqip: '#2c2622' },
};
const options = [{ value: 'a', label: 'A', colour: '#ffffff' }];
const field = { label: 'Field', hint: 'Hint', error: 'Wrong' };

const samples: Record<string, ReactNode> = {
  buttons: [
    <shop.Button key="1" loading block>
      Buy
    </shop.Button>,
    <shop.IconButton key="2" label="Close" icon={<shop.IconClose />} />,
    <shop.CartIconButton key="3" href="/cart" count={3} label="Cart" />,
    <shop.Chip key="4" selected onToggle={nothing}>
      Chip
    </shop.Chip>,
  ],
  pictures: [
    <shop.ImageBox key="1" picture={picture} sizes="100vw" priority />,
    <shop.Gallery key="2" label="G" pictures={[picture]} zoomLabel="Zoom" closeLabel="Close" thumbLabel={String} />,
    <shop.Carousel key="4" label="Rail" previousLabel="Back" nextLabel="On">
      <p>One</p>
    </shop.Carousel>,
    <shop.Slides
      key="6"
      label="Slides"
      previousLabel="Back"
      nextLabel="On"
      dotLabel={String}
      autoplay={<shop.Autoplay pauseLabel="Stop" playLabel="Play" />}
    >
      <p>One</p>
      <p>Two</p>
    </shop.Slides>,
    <shop.AspectRatio key="7" ratio="wide">
      Film
    </shop.AspectRatio>,
    <shop.FrameHost key="8" phase="loading" title="F" src="https://a.example/" height={9} loadingLabel="Loading" />,
    <shop.Avatar key="5" name="Ada" variant={8} />,
  ],
  numbers: [
    <shop.Rating key="1" value={4.5} label="4.5 of 5" />,
    <shop.Progress key="2" value={40} label="Pledged" />,
    <shop.RangeField
      key="3"
      legend="Price"
      fromLabel="From"
      toLabel="To"
      min={0}
      max={9}
      value={{ from: 1, to: 5 }}
      onChange={nothing}
      format={String}
    />,
    <shop.QuantityStepper key="4" label="Q" decreaseLabel="-" increaseLabel="+" value={1} max={3} onChange={nothing} />,
    <shop.Countdown key="5" left={8} format={shop.clockFormat} label="Left" />,
    <shop.Pagination key="6" page={1} pageCount={3} hrefOf={String} />,
  ],
  forms: [
    <shop.TextField key="1" {...field} />,
    <shop.Form key="10" errorTitle="E" errors={[{ message: 'Wrong' }]} onSubmit={nothing}>
      <shop.SideNav label="S" items={[{ href: '/a', label: 'A', count: 2 }]} current="/a" />
    </shop.Form>,
    <shop.CodeField key="2" {...field} value="12" onChange={nothing} />,
    <shop.Select key="3" {...field} options={options} />,
    <shop.RadioCards key="4" legend="L" options={options} value="a" onChange={nothing} />,
    <shop.OptionPicker key="5" legend="L" options={options} value="a" onChange={nothing} />,
    <shop.Checkbox key="6" label="C" />,
    <shop.Switch key="7" label="S" />,
    <shop.ThemeSwitch
      key="8"
      legend="T"
      labels={{ light: 'L', dark: 'D', auto: 'A' }}
      value="auto"
      onChange={nothing}
    />,
    <shop.LightSwitch key="11" label="D" checked={undefined} onChange={nothing} />,
    <shop.MarketSwitcher
      key="9"
      legend="M"
      summary="US"
      options={options}
      value="a"
      submitLabel="Go"
      onSubmit={nothing}
    />,
  ],
  cards: [
    <shop.ProductCard
      key="1"
      title="T"
      href="/t"
      picture={picture}
      price={{ now: '$1' }}
      swatches={{ label: 'F', colours: [{ name: 'a', colour: '#ffffff' }] }}
    />,
    <shop.CartLineCard key="2" title="T" href="/t" picture={picture} price={{ now: '$1' }} />,
    <shop.SkeletonProduct key="3" />,
    <shop.EmptyState key="4" art={<shop.ArtNothingFound />} title="Nothing" />,
  ],
  promotions: [
    <shop.CouponCard key="1" amount="$1" condition="from $9" title="C" until="Soon" state="available" />,
    <shop.CampaignCard key="2" title="N" href="/n" picture={picture} phase="live" phaseText="Live" dates="Now" />,
    <shop.BundleCard key="3" title="B" href="/b" pictures={[picture]} contents="Two" price={{ now: '$1' }} />,
    <shop.DealHero key="4" title="D" picture={picture} price={{ now: '$1' }} phase="live" phaseText="Live" />,
    <shop.FlashDeck key="5" title="F" lead="L" offers={[]} emptyText="None" previousLabel="Back" nextLabel="On" />,
    <shop.LuckyDraw
      key="6"
      label="D"
      state="won"
      prizes={[{ id: 'a', prize: 'A' }]}
      prizesLabel="P"
      wonId="a"
      message="W"
      triesText="1"
      skip={{ label: 'S', onSkip: nothing }}
      play={{ label: 'P', onPlay: nothing }}
    />,
    <shop.Meter key="7" value={140} max={100} label="M" text="T" goals={[{ value: 50, label: 'G' }]} />,
    <shop.WinnerList key="8" label="W" winners={[{ id: '1', name: 'A', place: 'US', prize: 'P', you: 'You' }]} />,
    <shop.CheckInStrip
      key="10"
      label="C"
      days={[{ name: 'Day 1', amount: '5', state: 'today', stateText: 'today' }]}
    />,
    <shop.RewardStrip key="12" label="R" facts={[{ href: '/coin/center', title: '12 coins', text: 'T' }]} />,
    <shop.BulbString key="11" label="B" entries={30} winners={[4]} own={[5]} scaleText={String} />,
    <shop.PriceChart
      key="9"
      label="P"
      points={[
        { id: 'a', at: 1, value: 100, day: 'D', amount: '$1' },
        { id: 'b', at: 2, value: 200, day: 'E', amount: '$2' },
      ]}
      end={{ at: 3, label: 'T' }}
      table={{ open: 'O', caption: 'C', day: 'D', price: 'P' }}
    />,
    <shop.PriceStairs
      key="12"
      label="S"
      sold={1}
      steps={[{ amount: 100, pieces: 2, price: '$1', range: 'First 2' }]}
      stateText={String}
    />,
    <shop.Timetable
      key="13"
      label="T"
      value="a"
      onChange={nothing}
      sessions={[
        {
          value: 'a',
          time: '10:00',
          stateText: 'Now',
          offers: [{ id: '1', title: 'O', href: '/o', picture: null, price: { now: '$1' } }],
        },
      ]}
    />,
    <shop.TaskRow key="9" icon={<shop.IconBulb />} title="T" reward="+1" done="Done" />,
  ],
  words: [
    <shop.ReviewCard
      key="1"
      author="A"
      rating={{ value: 4, label: '4' }}
      date={{ text: 'D', dateTime: '2026-01-01' }}
      title="T"
      body="B"
      pictures={[picture]}
    />,
    <shop.QuestionCard key="2" question="Q" href="/q" meta="M" answersText="1" />,
    <shop.DataTable key="3" caption="C" columns={[{ key: 'a', label: 'A' }]} rows={[{ id: '1', cells: { a: 1 } }]} />,
    <shop.Tabs key="4" label="T" items={[{ value: 'a', label: 'A', panel: 'P' }]} value="a" onChange={nothing} />,
    <shop.RatingInput key="5" legend="R" words={['1', '2', '3', '4', '5']} value={2} onChange={nothing} />,
  ],
  closedDialogs: [
    <Modal key="1" open={false} onOpenChange={nothing} title="M" closeLabel="Close" />,
    <ConfirmDialog key="2" open={false} title="C" onOk={nothing} onCancel={nothing} />,
  ],
};

describe('rendering on the server without a document', () => {
  test.each(Object.entries(samples))('%s has no style attribute, no script and no event attribute', (_, sample) => {
    expect(renderToString(sample)).not.toMatch(/\sstyle=|<script|<style|\son[a-z]+=/);
  });

  test('a picture has its address, its size and its colour in the markup', () => {
    const markup = renderToString(samples['pictures']);
    expect(markup).toContain('color="#c9b79c"');
    expect(markup).toMatch(
      /<img[^>]*src="\/day\.webp"[^>]*width="640" height="640" loading="lazy"[^>]*fetchPriority="high"/,
    );
    expect(markup).toMatch(/<img[^>]*src="\/night\.webp"[^>]*loading="lazy"/);
  });
});
