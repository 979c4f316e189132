import type { ActorRefFrom } from 'xstate';
import type { revokeMachine } from '#machines/revoke/machine.ts';
import type { RevokeDraft } from '#machines/revoke/types.ts';
import { useFields } from '#src/forms/use-fields.ts';
import type { RevokeOption } from './refund-preview.ts';
import { changeOf, checkInput, inputOf, revokeIds, type RevokeInput } from './revoke-fields.ts';

interface RevokeFieldsInput {
  readonly option: RevokeOption;
  readonly draft: RevokeDraft;
  readonly actor: ActorRefFrom<typeof revokeMachine>;
}

/** The fields of a cancellation or withdrawal; their values are the draft of its machine. */
export function useRevokeFields({ option, draft, actor }: RevokeFieldsInput) {
  const values = inputOf(draft, option);
  return useFields<RevokeInput>({
    ids: revokeIds(option),
    check: (input) => checkInput(input, option, actor.getSnapshot().context.modes),
    initial: values,
    owner: { values, onChange: (input) => actor.send({ type: 'revoke.choose', change: changeOf(input, option) }) },
  });
}

export type RevokeFields = ReturnType<typeof useRevokeFields>;
