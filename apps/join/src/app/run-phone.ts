import { LATE_SAMPLES_TAKEN_FOR } from '@repo/domain/classes/class-clock'
import type { JoinedClass, PhoneLife } from '@repo/domain/classes/phone-life'
import { signInCodeOfFragment } from '@repo/domain/classes/sign-in-code'
import { screenNow } from '@repo/live-class/screen-clock'
import type { HeartRateMeasurement } from '@repo/straps/heart-rate-measurement'

import { giveSpotUp } from './give-spot-up.ts'
import { resetNumbers, serverNow, useNumbersStore } from './numbers-store.ts'
import { changeForm, dispatch, usePhoneStore } from './phone-store.ts'
import { addressOfRoom, codeOfAddress, lettersOfAddress, roomOfAddress } from './room-address.ts'
import { runClass, type ClassRun } from './run-class.ts'
import { runConfirmation } from './run-confirmation.ts'
import { lookUp } from './run-lookup.ts'
import {
  forgetParticipation,
  keepForResult,
  keepParticipation,
  readParticipation,
  readSamples,
} from './stored-participation.ts'

const LOOK_MS = 4000
const LOOKING = [
  'looking-up',
  'unknown-center',
  'choosing',
  'no-class',
  'form',
] as const satisfies readonly PhoneLife['phase'][]
const OLD_AFTER_MS = 30 * 60_000

let run: ClassRun | null = null

const startClass = (joined: JoinedClass): ClassRun => {
  const handIn = (): void => {
    if (shownClass(usePhoneStore.getState().life) === joined) keepForResult(joined)
    else forgetParticipation(joined)
  }
  const started = runClass(joined, {
    onHandedIn: handIn,
    onContinued: () => keepParticipation({ class: joined, clockOffset: useNumbersStore.getState().clockOffset }),
    onDone: () => {
      started.stop()
      handIn()
      if (run === started) run = null
    },
  })
  return started
}

const shownClass = (life: PhoneLife): JoinedClass | null =>
  life.phase === 'joined' || life.phase === 'over' ? life.class : null

const followLife = (life: PhoneLife, before: PhoneLife): void => {
  const [shown, was] = [shownClass(life), shownClass(before)]
  if (shown === was) return
  const isHandedIn = run === null || run.waiting() === 0 || life.phase === 'banned' || life.phase === 'replaced'
  if (was !== null && isHandedIn) {
    run?.stop()
    forgetParticipation(was)
  }
  run = shown === null ? null : startClass(shown)
}

/** Whether the server would still accept this phone's stored values. */
const isOwed = ({ class: joined }: { readonly class: JoinedClass }): boolean =>
  serverNow() < joined.finishAt + LATE_SAMPLES_TAKEN_FOR && readSamples(joined.participationUuid).length > 0

const restore = (roomUuid: string): void => {
  const stored = readParticipation(roomUuid)
  if (stored === null) return
  resetNumbers(stored.clockOffset + Date.now() - screenNow())
  if (serverNow() < stored.class.finishAt + OLD_AFTER_MS) dispatch({ type: 'joined', class: stored.class })
  else if (isOwed(stored)) startClass(stored.class)
  else forgetParticipation(stored.class)
}

/** Replaces the short code in the URL, so that an offline reload still knows the room. */
const settleAddress = (roomUuid: string): void => {
  history.replaceState(null, '', addressOfRoom(roomUuid, lettersOfAddress(location)))
  restore(roomUuid)
}

const nextLook = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', go)
      resolve()
    }
    const timer = setTimeout(go, LOOK_MS)
    document.addEventListener('visibilitychange', go)
  })

const lookForever = async (first: string | null): Promise<never> => {
  let requestedRoom = first
  for (;;) {
    const { life, center } = usePhoneStore.getState()
    // a class from storage needs the center only for its name
    const isDue = LOOKING.some((phase) => phase === life.phase) || center === null
    if (isDue && document.visibilityState === 'visible') {
      const roomUuid = await lookUp(requestedRoom)
      if (roomUuid !== null && roomUuid !== requestedRoom) settleAddress(roomUuid)
      requestedRoom = roomUuid ?? requestedRoom
    }
    await nextLook()
  }
}

export const runPhone = (): void => {
  const roomUuid = roomOfAddress(location.pathname)
  usePhoneStore.subscribe(({ life }, before) => followLife(life, before.life))
  runConfirmation()
  const code = signInCodeOfFragment(location.hash)
  // the address bar is seen by others, and history keeps it
  if (code !== null) history.replaceState(null, '', location.pathname)
  changeForm({ letters: lettersOfAddress(location) ?? '', ...(code === null ? {} : { way: 'code', code }) })
  if (roomUuid !== null) restore(roomUuid)
  void lookForever(roomUuid ?? codeOfAddress(location.pathname))
}

export const takeMeasurement = (measurement: HeartRateMeasurement): void => run?.take(measurement)

export const leaveClass = (): void => {
  const { life } = usePhoneStore.getState()
  if (life.phase === 'joined') void giveSpotUp(life.class)
  dispatch({ type: 'left' })
  void lookUp(roomOfAddress(location.pathname))
}
