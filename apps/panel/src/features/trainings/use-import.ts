import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { createActionKeys } from '@repo/api-client/core/idempotency-keys'
import { activitiesOf, importTraining } from '@repo/api-client/members/member-trainings'
import { memberQueries } from '@repo/api-client/members/queries'
import { trainingQueries } from '@repo/api-client/trainings/queries'
import { removeTraining } from '@repo/api-client/trainings/training'
import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { toasts } from '../../app/toasts.ts'
import { refusalText } from '../../lib/refusal-text.ts'
import { useSaved } from '../../lib/use-saved.ts'
import { type ImportedFile, importFiles } from './import-files.ts'

interface Asked {
  readonly memberUuid: string
  readonly typeUuid: string
}

export interface Decision {
  /** Stores it despite overlapping another training. */
  readonly force?: boolean | undefined
  /** Indexes of activities in the file. */
  readonly activities?: readonly number[] | undefined
}

const STALE = [trainingQueries.all, memberQueries.all]

/** Uploads files one by one. The import can be undone from the notice. */
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
    { invalidates: STALE, notice: () => t`Import undone` },
  )
  const failureOf = (error: unknown, { activities }: Decision): ImportedFile['outcome'] => {
    const text = refusalText(error, t`An error occurred, please try again later.`)
    if (!(error instanceof ApiError)) return { kind: 'refused', text }
    if (error.code === 'training-overlaps') return { kind: 'overlaps', text, activities }
    const found = activitiesOf(error)
    return found.length > 0 ? { kind: 'several', activities: found } : { kind: 'refused', text }
  }
  const sendOne = async ({ key, file }: Omit<ImportedFile, 'outcome'>, asked: Asked, decision: Decision = {}) => {
    dispatch({ kind: 'came-out', key, outcome: { kind: 'sending' } })
    const { memberUuid, typeUuid } = asked
    const { force, activities } = decision
    const body = {
      typeUuid,
      ...(force === undefined ? {} : { force }),
      ...(activities === undefined ? {} : { activities }),
    }
    try {
      const { trainings } = await client.call(importTraining, { params: { uuid: memberUuid }, body, file, keys })
      imported.current.push(...trainings.map(({ uuid }) => uuid))
      dispatch({ kind: 'came-out', key, outcome: { kind: 'done', trainings } })
    } catch (error) {
      dispatch({ kind: 'came-out', key, outcome: failureOf(error, decision) })
    }
  }
  const refresh = () => Promise.all(STALE.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const send = async (chosen: readonly File[], asked: Asked): Promise<void> => {
    const entries = chosen.map((file) => {
      lastKey.current += 1
      return { key: lastKey.current, file }
    })
    dispatch({ kind: 'chosen', files: entries })
    for (const entry of entries) await sendOne(entry, asked)
    await refresh()
  }
  const decide = async (file: ImportedFile, asked: Asked, decision: Decision): Promise<void> => {
    await sendOne(file, asked, decision)
    await refresh()
  }
  // notices can't be reached while a dialog is open
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
  return { files, send, decide, tell }
}
