import { Fragment } from 'react'

export interface TypedAddressProps {
  /** Without what nobody types, such as `https://`. */
  address: string
}

/** Each part up to a slash, by where it begins. */
const partsOf = (address: string) =>
  [...address.matchAll(/[^/]*(?:\/|$)/g)]
    .map(({ 0: text, index }) => ({ text, index }))
    .filter(({ text }) => text !== '')

/** An address to be typed, which breaks after a slash before it breaks within a word. */
export function TypedAddress({ address }: TypedAddressProps) {
  return partsOf(address).map(({ text, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {text}
    </Fragment>
  ))
}
