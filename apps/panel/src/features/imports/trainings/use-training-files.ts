import { useLingui } from '@lingui/react/macro'
import { createActionKeys } from '@repo/api-client/core/idempotency-keys'
import { addTrainingFile, createTrainingImport } from '@repo/api-client/imports/endpoints'
import { importQueries } from '@repo/api-client/imports/queries'
import { importLimits } from '@repo/domain/imports/import'
import { recordingLimits } from '@repo/domain/trainings/training-limits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { refusalText } from '../../../lib/refusal-text.ts'
import type { TrainingFile, UnpackFault } from './unpack.ts'

export interface RefusedFile {
  readonly path: string
  readonly text: string
}

interface Sending {
  readonly sent: number
  readonly all: number
  readonly refused: readonly RefusedFile[]
}

const NOTHING: Sending = { sent: 0, all: 0, refused: [] }

/** Sent at a time: more would hold the server's sandbox longer than its other users can wait. */
const AT_ONCE = 2
/** Files between two looks at the rows. */
const REFRESHED_EVERY = 10

const unpacking = () => import('./unpack.ts')

interface SendTo {
  /** Null before the first files. */
  readonly uuid: string | null
  readonly typeUuid: string
}

type Refuse = (path: string, text: string) => void

const useUnpacked = (refuse: Refuse) => {
  const { t } = useLingui()
  const most = importLimits.trainingFiles
  const faults: Readonly<Record<UnpackFault, string>> = {
    'not-a-zip': t`This isn't a ZIP file, or it is damaged.`,
    'too-many': t`It has more than ${most} training files.`,
    'too-large': t`Its files are larger than 500 MB together.`,
  }
  const unpackOne = async ({ path, file }: TrainingFile): Promise<readonly TrainingFile[]> => {
    const { isRecording, isZip, unpack, UnpackError } = await unpacking()
    if (isRecording(path)) return [{ path, file }]
    if (!isZip(path)) {
      refuse(path, t`Only FIT, TCX, GPX, and ZIP files can be imported.`)
      return []
    }
    try {
      const files = await unpack(file)
      if (files.length === 0) refuse(path, t`It has no FIT, TCX, or GPX files.`)
      return files
    } catch (error) {
      refuse(path, faults[error instanceof UnpackError ? error.fault : 'not-a-zip'])
      return []
    }
  }
  return async (given: readonly TrainingFile[]): Promise<readonly TrainingFile[]> => {
    const { isHidden } = await unpacking()
    const shown = given.filter(({ path }) => !isHidden(path))
    if (shown.length === 0) refuse(t`Folder`, t`It has no FIT, TCX, or GPX files.`)
    const files: TrainingFile[] = []
    for (const one of shown) files.push(...(await unpackOne(one)))
    for (const { path } of files.slice(most)) refuse(path, t`An import takes ${most} files.`)
    return files.slice(0, most)
  }
}

const useSendOne = (refuse: Refuse) => {
  const { t } = useLingui()
  const { client } = useServices()
  const [keys] = useState(createActionKeys)
  const megabytes = recordingLimits.bytes / 2 ** 20
  return async (uuid: string, { path, file }: TrainingFile): Promise<void> => {
    if (file.size > recordingLimits.bytes) {
      refuse(path, t`The file is larger than ${megabytes} MB.`)
      return
    }
    const named = new File([file], path.split('/').at(-1) ?? path)
    const body = { path: path.slice(-importLimits.path) }
    try {
      await client.call(addTrainingFile, { params: { uuid }, body, file: named, keys })
    } catch (error) {
      refuse(path, refusalText(error, t`An error occurred, please try again later.`))
    }
  }
}

/** Asks before the page is closed, which would end the sending. */
const useStay = (isSending: boolean): void => {
  useEffect(() => {
    if (!isSending) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
}

/** Sends training files, unpacked from archives here, one request each. Files that fail are named and don't stop the rest. */
export const useTrainingFiles = (onCreated: (uuid: string) => void) => {
  const { t } = useLingui()
  const { client } = useServices()
  const queryClient = useQueryClient()
  const [keys] = useState(createActionKeys)
  const [sending, setSending] = useState<Sending>(NOTHING)
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)
  useStay(isSending)
  const refuse: Refuse = (path, text) =>
    setSending((before) => ({ ...before, refused: [...before.refused, { path, text }] }))
  const unpacked = useUnpacked(refuse)
  const sendOne = useSendOne(refuse)
  const refresh = () => queryClient.invalidateQueries({ queryKey: importQueries.all })
  const sendAll = async (uuid: string, files: readonly TrainingFile[]): Promise<void> => {
    const waiting = files.values()
    let sent = 0
    const work = async () => {
      for (const file of waiting) {
        await sendOne(uuid, file)
        sent += 1
        setSending((before) => ({ ...before, sent: before.sent + 1 }))
        if (sent % REFRESHED_EVERY === 0) void refresh()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  const sendTo = async (reading: Promise<readonly TrainingFile[]>, { uuid, typeUuid }: SendTo): Promise<void> => {
    const files = await unpacked(await reading)
    if (files.length === 0) return
    setSending((before) => ({ ...before, all: files.length }))
    const at = uuid ?? (await client.call(createTrainingImport, { body: { typeUuid }, keys })).uuid
    if (uuid === null) onCreated(at)
    await sendAll(at, files)
    await refresh()
  }
  const send = async (reading: Promise<readonly TrainingFile[]>, to: SendTo): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    setSending(NOTHING)
    try {
      await sendTo(reading, to)
    } catch (error) {
      refuse(t`Import`, refusalText(error, t`An error occurred, please try again later.`))
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }
  return { ...sending, isSending, send }
}
