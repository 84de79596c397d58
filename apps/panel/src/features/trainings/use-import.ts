import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createActionKeys } from '@repo/api-client/core/action-keys'
import { ApiError, NO_RESPONSE } from '@repo/api-client/core/api-error'
import { importTraining } from '@repo/api-client/members/import-training'
import { memberQueries } from '@repo/api-client/members/queries'
import { trainingQueries } from '@repo/api-client/trainings/queries'
import { removeTraining } from '@repo/api-client/trainings/remove-training'
import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { toasts } from '../../app/toasts.ts'
import { useSaved } from '../../lib/use-saved.ts'
import { importFiles } from './import-files.ts'

interface Asked {
  readonly memberUuid: string
  readonly typeUuid: string
}

const STALE = [trainingQueries.all, memberQueries.all]

/** Sends files one after the other and keeps what became of each; what was imported is told, and taken back if asked to. */
export const useImport = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const queryClient = useQueryClient()
  const [files, dispatch] = useReducer(importFiles, [])
  const [keys] = useState(createActionKeys)
  const lastKey = useRef(0)
  const imported = useRef<string[]>([])
  const takeBack = useSaved(
    async (uuids: readonly string[]) => {
      for (const uuid of uuids) await client.call(removeTraining, { params: { uuid } })
    },
    { invalidates: STALE, told: () => t`The import was taken back` },
  )
  const sentenceOf = (error: unknown): string =>
    error instanceof ApiError && error.status !== NO_RESPONSE && error.message !== ''
      ? error.message
      : t`An error occurred, please try again later.`
  const sendOne = async (file: File, key: number, { memberUuid, typeUuid }: Asked): Promise<string | null> => {
    dispatch({ kind: 'came-out', key, outcome: { kind: 'sending' } })
    try {
      const sent = { params: { uuid: memberUuid }, body: { typeUuid }, file, keys }
      const { uuid } = await client.call(importTraining, sent)
      dispatch({ kind: 'came-out', key, outcome: { kind: 'done' } })
      return uuid
    } catch (error) {
      dispatch({ kind: 'came-out', key, outcome: { kind: 'refused', text: sentenceOf(error) } })
      return null
    }
  }
  const send = async (chosen: readonly File[], asked: Asked): Promise<void> => {
    const entries = chosen.map((file) => {
      lastKey.current += 1
      return { key: lastKey.current, name: file.name, file }
    })
    dispatch({ kind: 'chosen', files: entries.map(({ key, name }) => ({ key, name })) })
    for (const { key, file } of entries) {
      const uuid = await sendOne(file, key, asked)
      if (uuid !== null) imported.current.push(uuid)
    }
    await Promise.all(STALE.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
  // a notice is out of reach for as long as a dialog is open
  const tell = (): void => {
    const uuids = imported.current
    const count = uuids.length
    if (count === 0) return
    toasts.show({
      tone: 'success',
      title: t`${plural(count, { one: '# session imported', other: '# sessions imported' })}`,
      action: { label: t`Undo`, onSelect: () => takeBack.mutate(uuids) },
    })
  }
  return { files, send, tell }
}
