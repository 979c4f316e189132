import { useState } from 'react';
import { Button, IconPlus, Select, TextField } from '#design-system/index.ts';
import { countryName, needsLatinName } from '#rules/addresses.ts';
import { addressFormText as text } from '#src/text/address-form.ts';
import * as styles from './address-form.css.ts';
import {
  addressFieldId,
  inCountry,
  type AddressErrors,
  type AddressFieldName,
  type AddressSchema,
  type AddressValue,
} from './address-value.ts';

export type AddressFormProps = {
  schema: AddressSchema;
  value: AddressValue;
  onChange: (value: AddressValue) => void;
  /** Called when a field is left, the moment to judge it. */
  onLeave?: ((name: AddressFieldName) => void) | undefined;
  errors?: AddressErrors | undefined;
  /** Countries to choose from; a single one is not asked for. */
  countries: readonly string[];
  /** Start of the ids of the fields, so that two forms can stand on one page. */
  idPrefix: string;
  /** Keeps delivery and billing apart for the browser's autofill: "shipping" or "billing". */
  autocompleteSection?: 'shipping' | 'billing' | undefined;
  disabled?: boolean | undefined;
};

const rarelyNeeded: readonly AddressFieldName[] = ['company', 'line2', 'district', 'note'];
const wholeRow: readonly AddressFieldName[] = ['latinName', 'company', 'line1', 'line2', 'district', 'note'];

/** The fields of an address in the order of its country. What few people need stands behind one button. */
export function AddressForm({
  schema,
  value,
  onChange,
  onLeave,
  errors = {},
  countries,
  idPrefix,
  autocompleteSection,
  disabled,
}: AddressFormProps) {
  const [wantsMore, setWantsMore] = useState(false);
  const needed = (name: AddressFieldName) =>
    !rarelyNeeded.includes(name) || wantsMore || (value[name] ?? '') !== '' || errors[name] !== undefined;
  const { firstName = '', lastName = '', country } = value;
  const asksLatinName = needsLatinName({ firstName, lastName, country });
  const fields = schema.fields.filter(({ name }) => name !== 'latinName' || asksLatinName);
  const shown = fields.filter((field) => field.required || needed(field.name));
  const halves = shown.filter(({ name }) => !wholeRow.includes(name) && name !== 'phone').length;
  // The phone comes last: it fills up the row that the fields before it leave open, or has one of its own.
  const isWide = (name: AddressFieldName) => wholeRow.includes(name) || (name === 'phone' && halves % 2 === 0);
  const autofill = (token: string) => (autocompleteSection === undefined ? token : `${autocompleteSection} ${token}`);

  return (
    <div className={styles.root}>
      {countries.length > 1 && (
        <div className={styles.wide}>
          <Select
            id={addressFieldId(idPrefix, 'country')}
            label={text.country}
            name={addressFieldId(idPrefix, 'country')}
            autoComplete={autofill('country')}
            value={value.country}
            error={errors.country}
            disabled={disabled}
            options={countries.map((code) => ({ value: code, label: countryName(code) }))}
            onChange={(event) => onChange(inCountry(value, event.target.value))}
          />
        </div>
      )}
      {shown.map(({ name, label, required: isAlwaysRequired, maxLength, options, autocomplete, inputMode }) => {
        const required = isAlwaysRequired || name === 'latinName';
        const shared = {
          id: addressFieldId(idPrefix, name),
          name: addressFieldId(idPrefix, name),
          label,
          value: value[name] ?? '',
          error: errors[name],
          required,
          disabled,
          autoComplete: autofill(autocomplete),
          optionalText: required ? undefined : text.optional,
          onBlur: () => onLeave?.(name),
        };
        return (
          <div key={name} className={isWide(name) ? styles.wide : undefined}>
            {options === undefined ? (
              <TextField
                {...shared}
                inputMode={inputMode}
                type={name === 'phone' ? 'tel' : 'text'}
                maxLength={maxLength}
                hint={hintOf(name, schema)}
                onChange={(event) => onChange({ ...value, [name]: event.target.value })}
              />
            ) : (
              <Select
                {...shared}
                options={options}
                placeholder={text.chooseOption}
                onChange={(event) => onChange({ ...value, [name]: event.target.value })}
              />
            )}
          </div>
        );
      })}
      {shown.length < fields.length && (
        <div className={styles.wide}>
          <Button tone="quiet" size="s" flush onClick={() => setWantsMore(true)} disabled={disabled}>
            <IconPlus size={20} />
            {text.more}
          </Button>
        </div>
      )}
    </div>
  );
}

function hintOf(name: AddressFieldName, { postcodeExample }: AddressSchema): string | undefined {
  if (name === 'phone') return text.phoneHint;
  if (name === 'latinName') return text.latinNameHint;
  return name === 'postcode' && postcodeExample !== '' ? text.postcodeHint(postcodeExample) : undefined;
}
