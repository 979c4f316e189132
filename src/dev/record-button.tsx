import { useEffect } from 'react';
import { Button } from '#design-system/index.ts';
import type { Tab } from './board.ts';
import type { Channel } from './messages.ts';
import { saveJson } from './save-json.ts';
import { text } from './text.ts';

export interface RecordButtonProps {
  readonly tab: Tab | undefined;
  readonly channel: Channel;
}

/** Writes down what the machines of the tab do until the second press, which saves it as a scenario. */
export function RecordButton({ tab, channel }: RecordButtonProps) {
  useEffect(
    () =>
      channel.listen((message) => {
        if (message.type === 'recording.ended')
          saveJson(text.recordingFile, JSON.stringify(message.recording, null, 2));
      }),
    [channel],
  );
  const isRecording = tab?.isRecording === true;
  return (
    <Button
      tone={isRecording ? 'brand' : 'outline'}
      size="s"
      disabled={!tab}
      title={text.recordNote}
      onClick={() => tab && channel.post({ type: isRecording ? 'recording.end' : 'recording.begin', tab: tab.tab })}
    >
      {isRecording ? text.saveRecording : text.record}
    </Button>
  );
}
