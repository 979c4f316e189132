import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { addressSchemaOf } from '#rules/address-schemas.ts';
import { addressIds, checkAddressIn } from './address-fields.ts';
import { AddressForm } from './address-form.tsx';
import { addressErrorsOf, addressFieldsOf, inCountry, type AddressErrors, type AddressValue } from './address-value.ts';

afterEach(cleanup);

const ada: AddressValue = {
  country: 'US',
  firstName: ' Ada ',
  lastName: 'Byron',
  phone: '+1 212 555 0100',
  line1: '12 Lamp Street',
  line2: '',
  city: 'New York',
  region: 'NY',
  postcode: '10001',
};

function Form({
  start,
  errors,
  countries = ['US'],
}: {
  start: AddressValue;
  errors?: AddressErrors;
  countries?: string[];
}) {
  const [value, setValue] = useState(start);
  return (
    <AddressForm
      schema={addressSchemaOf(value.country)}
      value={value}
      onChange={setValue}
      errors={errors}
      countries={countries}
      idPrefix="ship"
      autocompleteSection="shipping"
    />
  );
}

describe('the address form', () => {
  test('asks a shopper of the United States for seven things, and for the rest only on request', async () => {
    render(<Form start={{ country: 'US' }} />);
    expect(screen.getAllByRole('textbox').length + screen.getAllByRole('combobox').length).toBe(7);
    expect(screen.queryByLabelText(/Company/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add apartment, floor or company' }));
    expect(screen.getByLabelText(/Company/)).toBeTruthy();
  });

  test('names to the browser which part of an address each field is', () => {
    render(<Form start={{ country: 'US' }} />);
    expect(screen.getByLabelText('ZIP code').getAttribute('autocomplete')).toBe('shipping postal-code');
    expect(screen.getByLabelText('Phone').getAttribute('inputmode')).toBe('tel');
  });

  test('keeps what was typed when the country changes, except region and postcode', async () => {
    render(<Form start={{ ...ada, country: 'DE', postcode: '10115' }} countries={['DE', 'IT']} />);
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'IT');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('New York');
    expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('');
    expect(screen.getByLabelText('Province')).toBeTruthy();
  });

  test('shows a hidden field that has a complaint', () => {
    render(<Form start={ada} errors={{ company: 'Company cannot be longer than 100 characters' }} />);
    expect(screen.getByLabelText(/Company/).getAttribute('aria-invalid')).toBe('true');
  });

  test('asks how a carrier reads the name only where that is not Latin, and never in Japan', async () => {
    render(<Form start={{ country: 'US' }} />);
    await userEvent.type(screen.getByLabelText('First name'), 'Zoë');
    expect(screen.queryByLabelText('Name in Latin letters')).toBeNull();
    await userEvent.type(screen.getByLabelText('Last name'), 'Шевченко');
    expect(screen.getByLabelText('Name in Latin letters').getAttribute('aria-describedby')).not.toBeNull();
    expect(addressErrorsOf({ ...ada, lastName: 'Шевченко' })).toEqual({
      latinName: 'Name in Latin letters is required',
    });
    cleanup();
    render(<Form start={{ country: 'JP', firstName: '健', lastName: '髙橋' }} countries={['JP']} />);
    expect(screen.queryByLabelText('Name in Latin letters')).toBeNull();
  });

  test('puts the family name first in Japan', () => {
    render(<Form start={{ country: 'JP' }} countries={['JP']} />);
    expect(screen.getAllByRole('textbox')[0]?.getAttribute('name')).toBe('ship-lastName');
  });
});

describe('an address value', () => {
  test('is sent trimmed and without empty optional fields', () => {
    expect(addressFieldsOf(ada)).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '+1 212 555 0100',
      country: 'US',
      line1: '12 Lamp Street',
      city: 'New York',
      region: 'NY',
      postcode: '10001',
    });
  });

  test('of the right state has no error, of another state one at the postcode', () => {
    expect(addressErrorsOf(ada, 'US')).toEqual({});
    expect(addressErrorsOf({ ...ada, region: 'CA' }, 'US')).toHaveProperty('postcode');
  });

  test('outside the market has its error at the country', () => {
    expect(addressErrorsOf({ ...ada, country: 'GB', postcode: 'SW1A 1AA' }, 'US')).toHaveProperty('country');
  });

  test('moved to its own country stays the same', () => {
    expect(inCountry(ada, 'US')).toBe(ada);
  });

  test('has its fields by path in the order of its country, the country first', () => {
    const ids = addressIds('address', 'ship', 'JP');
    expect(Object.keys(ids).slice(0, 2)).toEqual(['address.country', 'address.lastName']);
    expect(ids['address.city']).toBe('ship-city');
  });

  test('is judged by path within its form', () => {
    expect(checkAddressIn('billing', { ...ada, city: '' })).toHaveProperty(['billing.city']);
  });
});
