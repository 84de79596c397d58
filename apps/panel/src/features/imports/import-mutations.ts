import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import {
  createImport,
  discardImport,
  runImport,
  saveImportColumns,
  saveImportRow,
  undoImport,
} from '@repo/api-client/imports/endpoints'
import type { Import, ImportSettings } from '@repo/api-client/imports/import'
import type { ImportRow, ROW_DECISIONS } from '@repo/api-client/imports/import-rows'
import { importQueries } from '@repo/api-client/imports/queries'
import { memberQueries } from '@repo/api-client/members/queries'
import { sensorQueries } from '@repo/api-client/sensors/queries'
import { trainingQueries } from '@repo/api-client/trainings/queries'
import type { ImportKind } from '@repo/domain/imports/import'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { useServices } from '../../app/services-context.ts'
import { refusalText } from '../../lib/refusal-text.ts'
import { useSaved } from '../../lib/use-saved.ts'

const invalidates = [importQueries.all]

/** Of a conflict: another tab or person took the import further, so it is shown as it is now. */
const useFailure = () => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return (error: unknown, general: string): string => {
    if (!(error instanceof ApiError) || error.code !== 'import-state') return refusalText(error, general)
    void queryClient.invalidateQueries({ queryKey: importQueries.all })
    return t`This import was continued elsewhere. It is shown as it is now.`
  }
}

export const useUpload = (kind: Exclude<ImportKind, 'trainings'>) => {
  const { client } = useServices()
  const call = (file: File, keys: ActionKeys) =>
    client.call(createImport, { body: { kind, fileName: file.name }, file, keys })
  return useSaved(call, { invalidates, failed: () => null })
}

/** Stores how the file is read. The answer may have questions again. */
export const useSaveColumns = (uuid: string) => {
  const { client } = useServices()
  const queryClient = useQueryClient()
  const failed = useFailure()
  const call = async (settings: ImportSettings): Promise<Import> => {
    const saved = await client.call(saveImportColumns, { params: { uuid }, body: settings })
    queryClient.setQueryData(importQueries.one(client, uuid).queryKey, saved)
    return saved
  }
  return useSaved(call, { invalidates, failed })
}

export interface RowChange {
  readonly number: number
  readonly cells?: Readonly<Record<string, string>>
  readonly isLeftOut?: boolean
  readonly decision?: (typeof ROW_DECISIONS)[number] | null
}

export const useSaveRow = (uuid: string, onSaved: (row: ImportRow) => void) => {
  const { client } = useServices()
  const failed = useFailure()
  const call = async ({ number, ...body }: RowChange): Promise<ImportRow> => {
    const row = await client.call(saveImportRow, { params: { uuid, number }, body })
    onSaved(row)
    return row
  }
  return useSaved(call, { invalidates, failed })
}

export const useRun = (uuid: string) => {
  const { client } = useServices()
  const failed = useFailure()
  return useSaved((_: void, keys) => client.call(runImport, { params: { uuid }, keys }), { invalidates, failed })
}

export const useUndoImport = (uuid: string) => {
  const { client } = useServices()
  const failed = useFailure()
  return useSaved((_: void, keys) => client.call(undoImport, { params: { uuid }, keys }), { invalidates, failed })
}

export const useDiscard = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const failed = useFailure()
  return useSaved((uuid: string) => client.call(discardImport, { params: { uuid } }), {
    invalidates,
    failed,
    notice: () => t`Import discarded`,
  })
}

const LISTS = { members: memberQueries.lists, sensors: sensorQueries.lists, trainings: trainingQueries.all } as const

/** Reads the list again that an import or its undo has changed. */
export const useRefreshList = (kind: ImportKind): (() => void) => {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: LISTS[kind] }), [queryClient, kind])
}
