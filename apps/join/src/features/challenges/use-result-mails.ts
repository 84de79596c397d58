import { chooseResultMails, showResultMails } from '@repo/api-client/classes/result-mails'
import { ApiError } from '@repo/api-client/core/api-error'
import type { ResultMails } from '@repo/domain/challenges/result-mails'
import { useEffect, useState } from 'react'

import { participantClient } from '../../app/services.ts'
import type { ChoiceFault } from './result-mails-choice.tsx'

const faultOf = (error: unknown): ChoiceFault => {
  if (!(error instanceof ApiError)) throw error
  return error.code === 'rate-limited' ? 'too-often' : 'failed'
}

/** Null until the server has responded. */
export const useResultMails = (token: string) => {
  const [state, setState] = useState<ResultMails | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<ChoiceFault | null>(null)
  useEffect(() => {
    let isLeft = false
    const load = async (): Promise<void> => {
      // without a response, the choice is hidden
      const loaded = await participantClient(token)
        .call(showResultMails, {})
        .catch(() => null)
      if (loaded !== null && !isLeft) setState(loaded.resultMails)
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [token])
  const choose = async (isWanted: boolean): Promise<void> => {
    setIsBusy(true)
    setFault(null)
    try {
      const loaded = await participantClient(token).call(chooseResultMails, { body: { isWanted } })
      setState(loaded.resultMails)
    } catch (error) {
      setFault(faultOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  return { state, isBusy, fault, onChoose: (isWanted: boolean) => void choose(isWanted) }
}
