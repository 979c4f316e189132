import { useState, type FormEvent } from 'react';
import { Sheet } from '#design-system/components/sheet/sheet.tsx';
import { Button, IconShare, Stack, Text, TextField } from '#design-system/index.ts';
import { longestNote, noteHash, noteText as messageOf } from '#rules/light-note.ts';
import type { LightSetting } from '#rules/light-setting.ts';
import { lightRoomText } from '../../../text/light-room.ts';
import { useShareLink } from '../../use-share-link.ts';
import { noteText as text } from './text.ts';

export interface ShareLightProps {
  /** The address of the lamp in its light. */
  readonly url: string;
  readonly setting: LightSetting;
  /** The light of the link that this one answers. */
  readonly before: LightSetting | undefined;
  readonly onClose: () => void;
}

/** Shares a lamp in its light, with a message where somebody writes one. It goes with the link and nowhere else. */
export function ShareLight({ url, setting, before, onClose }: ShareLightProps) {
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const share = useShareLink();
  const said = lightRoomText.setting(setting);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && messageOf(typed) === undefined) return setRefused(true);
    share({
      title: document.title,
      url: url + noteHash(typed, before),
      copied: lightRoomText.copied(said),
      onShared: onClose,
    });
  };
  return (
    <Sheet
      open
      side="bottomOrCentre"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={before ? text.answerTitle : text.title}
      closeLabel={text.close}
    >
      <form noValidate onSubmit={send}>
        <Stack gap="l">
          <Text>{text.carries(said)}</Text>
          <TextField
            label={before ? text.answerLabel : text.label}
            optionalText={text.optional}
            hint={before ? text.answerHint : text.hint}
            error={isRefused ? text.refused : undefined}
            maxLength={longestNote}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setRefused(false);
            }}
          />
          <Button type="submit" block>
            <IconShare size={20} />
            {text.share}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
}
