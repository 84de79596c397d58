import { giveStrapBack, listRoomStraps, pickStrap, type RoomStraps } from '@repo/api-client/classes/own-straps'
import { ApiError } from '@repo/api-client/core/api-error'
import { PRINTED_DIGITS } from '@repo/domain/sensors/shown-strap'
import { useCallback, useEffect, useState } from 'react'

import { participantClient } from '../../app/services.ts'

const POLL_MS = 2000

export type PickFault = 'taken' | 'gone' | 'code-needed' | 'too-often' | 'failed'

const FAULTS: Readonly<Record<string, PickFault>> = {
  'strap-taken': 'taken',
  'strap-unknown': 'gone',
  'sign-in-code-required': 'code-needed',
  'rate-limited': 'too-often',
}

const faultOf = (error: unknown): PickFault => {
  if (!(error instanceof ApiError)) throw error
  return FAULTS[error.code ?? ''] ?? 'failed'
}

export interface Picking {
  /** Null until the first answer. */
  readonly room: RoomStraps | null
  /** The strap that waits for a proof. */
  readonly proving: string | null
  readonly isBusy: boolean
  readonly fault: PickFault | null
  readonly pick: (id: string, isKept?: boolean) => void
  readonly giveBack: () => void
  readonly cancel: () => void
}

/** Follows the straps in the room, and repeats a pick that waits for a proof. */
export const useRoomStraps = (token: string, typed: string): Picking => {
  const [room, setRoom] = useState<RoomStraps | null>(null)
  const [proving, setProving] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<PickFault | null>(null)
  const digits = typed.length >= PRINTED_DIGITS.min ? typed : undefined

  const load = useCallback(async (): Promise<RoomStraps | null> => {
    if (document.visibilityState !== 'visible') return null
    const query = digits === undefined ? {} : { digits }
    return participantClient(token)
      .call(listRoomStraps, { query })
      .catch(() => null)
  }, [token, digits])

  const attempt = useCallback(
    async (id: string, isKept: boolean): Promise<void> => {
      try {
        const body = { id, isKept, ...(digits === undefined ? {} : { digits }) }
        const { state } = await participantClient(token).call(pickStrap, { body })
        setProving(state === 'proof-needed' ? id : null)
      } catch (error) {
        setProving(null)
        setFault(faultOf(error))
      }
    },
    [token, digits],
  )

  useEffect(() => {
    let isLeft = false
    const look = async (): Promise<void> => {
      if (proving !== null) await attempt(proving, false)
      const loaded = await load()
      if (loaded !== null && !isLeft) setRoom(loaded)
    }
    void look()
    const timer = setInterval(() => void look(), POLL_MS)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [load, attempt, proving])

  const doing = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true)
    setFault(null)
    await work()
    const loaded = await load()
    if (loaded !== null) setRoom(loaded)
    setIsBusy(false)
  }
  return {
    room,
    proving,
    isBusy,
    fault,
    pick: (id, isKept = false) => void doing(() => attempt(id, isKept)),
    giveBack: () =>
      void doing(async () => {
        await participantClient(token)
          .call(giveStrapBack, {})
          .catch((error: unknown) => setFault(faultOf(error)))
      }),
    cancel: () => setProving(null),
  }
}
