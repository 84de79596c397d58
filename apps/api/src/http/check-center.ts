import { Refusal } from './errors/refusal.ts'

export const ACTIVE = 1

/** A suspended center keeps its sessions, walls and keys; they are good again once it is resumed. */
export const checkCenter = ({ status }: { readonly status: number }): void => {
  if (status !== ACTIVE) throw new Refusal('center-suspended')
}
