import { Avatar } from '#design-system/index.ts';
import { useAppliedTheme } from '#src/actors/theme/use-applied-theme.ts';
import { avatarOf } from '#src/widgets/avatar-of.ts';
import * as styles from './profile.css.ts';
import { profileText } from './text.ts';
import type { UserInfo } from './use-change-profile.ts';

const text = profileText.avatar;

interface FrameChoiceProps {
  readonly info: UserInfo;
  readonly disabled: boolean;
  readonly onChange: (avatarStyle: number) => void;
}

/** The eight frames, each round the member's own face. */
export function FrameChoice({ info, disabled, onChange }: FrameChoiceProps) {
  const theme = useAppliedTheme();
  return (
    <fieldset>
      <legend className={styles.legend}>{text.style}</legend>
      <div className={styles.frames}>
        {text.styles.map((label, index) => (
          <label key={label} className={styles.frame}>
            <input
              type="radio"
              name="avatar-style"
              className={styles.frameMark}
              checked={info.avatarStyle === index + 1}
              disabled={disabled}
              onChange={() => onChange(index + 1)}
            />
            <span aria-hidden="true">
              <Avatar {...avatarOf({ ...info, avatarStyle: index + 1 }, theme)} size="m" />
            </span>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
