import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconChevronDown } from '../../icons/icons.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import * as field from '../field/field.css.ts';
import * as styles from './select.css.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

type SelectChoices = {
  options: readonly SelectOption[];
  /** The first option, which chooses nothing. */
  placeholder?: string | undefined;
};

type NativeSelect = Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'>;

export type SelectProps = NativeSelect & SelectChoices & FieldTexts;

const optionList = ({ options, placeholder }: SelectChoices) => (
  <>
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value} disabled={option.disabled}>
        {option.label}
      </option>
    ))}
  </>
);

/** A native select: the platform's own picker on a phone. */
export function Select({ label, hint, error, optionalText, id, options, placeholder, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optionalText={optionalText} id={id}>
      {(control) => (
        <div className={classNames(field.box, styles.root)}>
          <select {...select} {...control} className={classNames(field.control, styles.control)}>
            {optionList({ options, placeholder })}
          </select>
          <IconChevronDown size={20} className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}

export type CompactSelectProps = Omit<NativeSelect, 'aria-label'> & SelectChoices & { label: string };

/** A native select without a visible label, for toolbars: sort order, page size. */
export function CompactSelect({ label, options, placeholder, ...select }: CompactSelectProps) {
  return (
    <div className={classNames(field.box, styles.root, styles.compact)}>
      <select
        {...select}
        aria-label={label}
        className={classNames(field.control, styles.control, styles.compactControl)}
      >
        {optionList({ options, placeholder })}
      </select>
      <IconChevronDown size={20} className={styles.chevron} />
    </div>
  );
}
