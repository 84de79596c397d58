import { useCallback, useRef } from 'react'

const blobs = new WeakMap<Blob, number>()
let counted = 0

const idOf = (blob: Blob): number => {
  const known = blobs.get(blob)
  if (known !== undefined) return known
  counted += 1
  blobs.set(blob, counted)
  return counted
}

const keyOf = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) => (value instanceof Blob ? idOf(value) : value)) ?? ''

/**
 * Deduplicates calls with the same input: two clicks can precede the disabled state. The second caller gets the first
 * result.
 */
export const useSingleFlight = <Args extends readonly unknown[], Output>(
  run: (...args: Args) => Promise<Output>,
): ((...args: Args) => Promise<Output>) => {
  const flights = useRef(new Map<string, Promise<Output>>())
  return useCallback(
    (...args) => {
      const key = keyOf(args[0])
      const flying = flights.current.get(key)
      if (flying !== undefined) return flying
      const flight = run(...args)
      const land = () => void flights.current.delete(key)
      flights.current.set(key, flight)
      flight.then(land, land)
      return flight
    },
    [run],
  )
}
