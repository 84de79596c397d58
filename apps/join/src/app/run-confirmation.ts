import { answerOwnRequest, showJoinRequest } from '@repo/api-client/classes/join-class'
import { readJoinForm } from '@repo/domain/classes/join-form'
import type { OpenClass, PhoneLife } from '@repo/domain/classes/phone-life'
import type { RequestAnswer } from '@repo/domain/classes/second-phone'

import { join } from './join.ts'
import { useNumbersStore } from './numbers-store.ts'
import { phoneSecret } from './phone-secret.ts'
import { dispatch, formInForce, usePhoneStore } from './phone-store.ts'
import { client, participantClient } from './services.ts'

const POLL_MS = 2000

const isWaiting = (life: PhoneLife): life is Extract<PhoneLife, { phase: 'confirming' }> =>
  life.phase === 'confirming' && !life.isRefused

const requestOnce = async ({ roomUuid }: OpenClass): Promise<void> => {
  const { state } = await client.call(showJoinRequest, { params: { room: roomUuid }, body: { phone: phoneSecret() } })
  const { life } = usePhoneStore.getState()
  if (!isWaiting(life) || state === 'waiting') return
  if (state === 'refused') {
    dispatch({ type: 'request-refused' })
    return
  }
  const read = readJoinForm(formInForce(usePhoneStore.getState()))
  if (read.ok) await join(life.class, read.value)
  else dispatch({ type: 'form-chosen' })
}

export const runConfirmation = (): void => {
  let timer: ReturnType<typeof setTimeout> | null = null
  const poll = async (): Promise<void> => {
    const { life } = usePhoneStore.getState()
    if (isWaiting(life)) await requestOnce(life.class).catch(() => {})
    timer = isWaiting(usePhoneStore.getState().life) ? setTimeout(() => void poll(), POLL_MS) : null
  }
  usePhoneStore.subscribe(({ life }) => {
    if (isWaiting(life)) timer ??= setTimeout(() => void poll(), POLL_MS)
  })
}

export const answerRequest = async (token: string, request: string, answer: RequestAnswer): Promise<void> => {
  const { own } = useNumbersStore.getState()
  if (own !== null) useNumbersStore.setState({ own: { ...own, joinRequest: null } })
  // a lost answer is requested again with the next numbers
  await participantClient(token)
    .call(answerOwnRequest, { body: { request, answer } })
    .catch(() => {})
}
