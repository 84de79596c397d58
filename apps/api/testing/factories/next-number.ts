let number = 0

/** Tells what one factory makes from what another does: names, addresses, codes. */
export const nextNumber = (): number => {
  number += 1
  return number
}
