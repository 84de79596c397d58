import { changeCeiling, changeVisibility } from '@repo/api-client/classes/own-privacy'
import { ApiError } from '@repo/api-client/core/api-error'
import type { Visibility } from '@repo/domain/privacy/visibility'

import { useNumbersStore } from '../../app/numbers-store.ts'
import { participantClient } from '../../app/services.ts'

export type PrivacyFault = 'code-needed' | 'over' | 'invalid' | 'failed'

const FAULTS: Readonly<Record<string, PrivacyFault>> = {
  'sign-in-code-required': 'code-needed',
  'class-over': 'over',
  'invalid-input': 'invalid',
}

const attempt = async (work: () => Promise<void>): Promise<PrivacyFault | null> => {
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return FAULTS[error.code ?? ''] ?? 'failed'
  }
}

/** Takes effect with the next packet. `isKept` also applies it to later classes. */
export const chooseVisibility = (
  token: string,
  visibility: Visibility,
  isKept: boolean,
): Promise<PrivacyFault | null> =>
  attempt(async () => {
    const inEffect = await participantClient(token).call(changeVisibility, { body: { visibility, isKept } })
    useNumbersStore.setState(({ own }) => ({ own: own === null ? null : { ...own, ...inEffect } }))
  })

/** Null removes the limit. */
export const chooseCeiling = (token: string, ceiling: number | null, isKept: boolean): Promise<PrivacyFault | null> =>
  attempt(async () => {
    const { ceiling: bpm } = await participantClient(token).call(changeCeiling, { body: { ceiling, isKept } })
    useNumbersStore.setState(({ own }) => {
      if (own === null) return { own }
      const { ceiling: before, ...rest } = own
      const aboveSince = before?.aboveSince ?? null
      return { own: bpm === null ? rest : { ...rest, ceiling: { bpm, aboveSince } } }
    })
  })
