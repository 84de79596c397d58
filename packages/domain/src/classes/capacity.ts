import { err, ok, type Result } from '../core/result.ts'
import { classLimits } from './class-limits.ts'

/** Whether another participant may join. Participants already in the class always may. */
export const canJoin = (place: {
  readonly capacity: number
  readonly joined: number
  readonly alreadyIn: boolean
}): Result<true, 'class-full'> => (place.alreadyIn || place.joined < place.capacity ? ok(true) : err('class-full'))

/** Capacity of a class, whatever number was sent with "no limit". */
export const capacityOf = (sent: { readonly isLimited: boolean; readonly capacity: number }): number =>
  sent.isLimited ? sent.capacity : classLimits.unlimitedCapacity
