/** Signal strength. */
type Dbm = number

/** Within a hand's breadth of the receiver. */
const HELD: Dbm = -45
/** Straps worn in the room are weaker than the held one by at least this. */
const LEAD: Dbm = 10

export interface ReceivedStrap {
  readonly address: string
  readonly rssi: Dbm
}

/** Address of the strap held to a receiver. Null if no signal is strong enough. */
export const heldStrap = (received: readonly ReceivedStrap[]): string | null => {
  const [first, second] = received.toSorted((a, b) => b.rssi - a.rssi)
  if (first === undefined || first.rssi < HELD) return null
  return second === undefined || first.rssi - second.rssi >= LEAD ? first.address : null
}
