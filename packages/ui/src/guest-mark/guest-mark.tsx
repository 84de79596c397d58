import { Icon } from '../icon/icon.tsx'
import { guestMark } from './guest-mark.css.ts'

/** Fills its box where others have a picture. The same for all guests, and gray like no zone. */
export function GuestMark() {
  return (
    <span className={guestMark} aria-hidden="true">
      <Icon name="user" size="text" />
    </span>
  )
}
