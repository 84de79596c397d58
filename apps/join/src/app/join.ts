import { joinClass } from '@repo/api-client/classes/join-class'
import { ApiError, NO_RESPONSE } from '@repo/api-client/core/api-error'
import type { JoinFields } from '@repo/domain/classes/join-form'
import { JOIN_REFUSALS, type JoinFault, type OpenClass } from '@repo/domain/classes/phone-life'
import { classLettersOf } from '@repo/domain/rooms/join-code'
import { screenNow } from '@repo/live-class/screen-clock'

import { resetNumbers } from './numbers-store.ts'
import { phoneSecret } from './phone-secret.ts'
import { dispatch, usePhoneStore } from './phone-store.ts'
import { client } from './services.ts'
import { keepParticipation } from './stored-participation.ts'

const faultOf = (error: unknown): JoinFault => {
  if (!(error instanceof ApiError)) throw error
  if (error.status === NO_RESPONSE) return { code: 'no-connection', message: '' }
  return { code: JOIN_REFUSALS.find((code) => code === error.code) ?? 'failed', message: error.message }
}

const requestJoin = async (open: OpenClass, fields: JoinFields): Promise<void> => {
  const known = 'code' in fields ? { signInCode: fields.code } : { pseudonym: fields.pseudonym }
  const { form, visibility } = usePhoneStore.getState()
  const classLetters = classLettersOf(form.letters)
  const joined = await client.call(joinClass, {
    params: { room: open.roomUuid },
    body: {
      ...known,
      consent: true,
      phone: phoneSecret(),
      ...(classLetters === null ? {} : { classLetters }),
      ...(visibility === null ? {} : { visibility }),
    },
  })
  const participation = {
    ...open,
    startAt: joined.startAt.getTime(),
    finishAt: joined.finishAt.getTime(),
    participationUuid: joined.participationUuid,
    userUuid: joined.userUuid,
    pseudonym: joined.pseudonym,
    byCode: 'code' in fields,
    token: joined.token,
  }
  keepParticipation({ class: participation, clockOffset: joined.serverTime - Date.now() })
  resetNumbers(joined.serverTime - screenNow())
  usePhoneStore.setState({ tookOver: joined.tookOver === true })
  dispatch({ type: 'joined', class: participation })
}

export const join = async (open: OpenClass, fields: JoinFields): Promise<void> => {
  dispatch({ type: 'join-asked' })
  try {
    await requestJoin(open, fields)
  } catch (error) {
    const fault = faultOf(error)
    if (fault.code.startsWith('class-letters')) usePhoneStore.setState({ needsLetters: true })
    dispatch({ type: 'join-refused', fault })
  }
}
