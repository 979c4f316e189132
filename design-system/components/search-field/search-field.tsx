import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconClose, IconSearch } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as field from '../field/field.css.ts';
import * as styles from './search-field.css.ts';

export type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'aria-label' | 'value'> & {
  label: string;
  value: string;
  clearLabel: string;
  onClear: () => void;
};

/** A search field, named by its hidden label and cleared by one press. Put it into a form with `role="search"`. */
export function SearchField({ label, value, clearLabel, onClear, ...input }: SearchFieldProps) {
  return (
    <div className={classNames(field.box, styles.root)}>
      <IconSearch size={20} className={field.affix} />
      <input
        enterKeyHint="search"
        maxLength={80}
        {...input}
        value={value}
        type="search"
        aria-label={label}
        className={field.control}
      />
      {value !== '' && <IconButton label={clearLabel} icon={<IconClose size={20} />} onClick={onClear} />}
    </div>
  );
}
