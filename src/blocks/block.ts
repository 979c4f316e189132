import type { ComponentType } from 'react';
import type { components } from '#openapi/types.ts';
import type { PlannedSection } from '#rules/page-sections.ts';

/** A block of the contract: what it shows, by its type and the version of its data. */
export type Block = components['schemas']['CampaignBlock'];

/** The blocks that every page of blocks may have. */
export type HomeBlock = components['schemas']['HomeBlock'];

/** The blocks of one type; with a version, those of that version. */
export type BlockOf<Type extends Block['type'], Version extends Block['version'] = Block['version']> = Extract<
  Block,
  { readonly type: Type; readonly version: Version }
>;

/** What every renderer is given. */
export interface BlockProps<Data> {
  /** Names the block on its page; a heading of it carries it. */
  readonly id: string;
  readonly data: Data;
  /** It opens its page: it carries the main heading and the first picture. */
  readonly isFirst: boolean;
  /** The ground it lies on, by the kinds of the blocks around it. */
  readonly section: PlannedSection;
  /** Its picture touches the other edge of the page than that of the block of its type before it. */
  readonly flipped: boolean;
}

export type PropsOf<Type extends Block['type'], Version extends Block['version'] = Block['version']> = BlockProps<
  BlockOf<Type, Version>['data']
>;

/** The component of each type and version of a kind of page: one without its component does not compile. */
export type Renderers<Of extends Block> = {
  readonly [Type in Of['type']]: {
    readonly [Version in BlockOf<Type>['version']]: ComponentType<PropsOf<Type, Version>>;
  };
};
