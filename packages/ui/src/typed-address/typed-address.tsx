import { Fragment } from 'react'

export interface TypedAddressProps {
  /** Without `https://`. */
  address: string
}

const partsOf = (address: string) =>
  [...address.matchAll(/[./][^./]*|[^./]+/g)].map(({ 0: text, index }) => ({ text, index }))

export function TypedAddress({ address }: TypedAddressProps) {
  return partsOf(address).map(({ text, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {text}
    </Fragment>
  ))
}
