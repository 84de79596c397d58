let number = 0

export const nextNumber = (): number => {
  number += 1
  return number
}
