import { expect, it } from 'vitest'

import { ADDRESS_DEFAULTS, readAddressForm, type AddressForm } from './address-form.ts'

const typed = (change: Partial<AddressForm> = {}): AddressForm => ({
  line: 'Hidalgo 12',
  city: 'Celaya',
  state: 'Guanajuato',
  country: 'México',
  zipCode: '38000',
  point: '20.5222, -100.8142',
  ...change,
})

it('an address form reads an address and its coordinates', () => {
  const { point: _, ...rest } = typed()
  expect(readAddressForm(typed())).toEqual({
    ok: true,
    value: { ...rest, point: { latitude: 20.5222, longitude: -100.8142 } },
  })
})

it('an address form has the defaults of the specification', () => {
  expect(ADDRESS_DEFAULTS).toEqual({ zipCode: '38300', point: '19.4335,-99.1355' })
})

it.each([
  [{ line: '' }, { line: { code: 'required' } }],
  [{ city: ' ' }, { city: { code: 'required' } }],
  [{ zipCode: '1234567890123' }, { zipCode: { code: 'too-long', min: 1, max: 12 } }],
  [{ point: 'Celaya' }, { point: { code: 'not-a-place' } }],
  [{ point: '95,10' }, { point: { code: 'not-a-place' } }],
])('an address form refuses %j', (change, error) => {
  expect(readAddressForm(typed(change))).toEqual({ ok: false, error })
})
