import { Fragment } from 'react'

export interface TypedAddressProps {
  /** Without what nobody types, such as `https://`. */
  address: string
}

/** Each part from a slash or a dot on, by where it begins. */
const partsOf = (address: string) =>
  [...address.matchAll(/[./][^./]*|[^./]+/g)].map(({ 0: text, index }) => ({ text, index }))

/** An address to be typed, which breaks before a slash or a dot before it breaks within a word. */
export function TypedAddress({ address }: TypedAddressProps) {
  return partsOf(address).map(({ text, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {text}
    </Fragment>
  ))
}
