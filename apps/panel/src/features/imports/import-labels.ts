import { useLingui } from '@lingui/react/macro'
import type { ImportRowFault } from '@repo/api-client/imports/import-rows'
import type { ImportColumn, ImportKind, ImportState, KeptReason, RowState } from '@repo/domain/imports/import'
import { useMemo } from 'react'

import type { FieldLabels } from '../../lib/form/use-form.ts'
import { useMemberFieldLabels } from '../../lib/people/use-member-field-labels.ts'

/** Shows another import, or with `new` the first step. */
export type OpenAnother = (next: string, replace?: boolean) => void

export const PATHS = { members: '/users', sensors: '/sensors', trainings: '/sessions' } as const

export const useImportLabels = () => {
  const { t } = useLingui()
  return useMemo(() => {
    const titles: Readonly<Record<ImportKind, string>> = {
      members: t`Import users`,
      sensors: t`Import sensors`,
      trainings: t`Import sessions`,
    }
    const lists: Readonly<Record<ImportKind, string>> = {
      members: t`Users`,
      sensors: t`Sensors`,
      trainings: t`Sessions`,
    }
    const states: Readonly<Record<ImportState, string>> = {
      columns: t`Columns to check`,
      preview: t`Ready to import`,
      running: t`Importing…`,
      done: t`Imported`,
      undoing: t`Undoing…`,
      undone: t`Undone`,
    }
    const rows: Readonly<Record<RowState, string>> = {
      new: t({ message: 'New', context: 'rows of an import' }),
      changed: t({ message: 'Changed', context: 'rows of an import' }),
      same: t({ message: 'Unchanged', context: 'rows of an import' }),
      fault: t({ message: 'With errors', context: 'rows of an import' }),
      'left-out': t({ message: 'Left out', context: 'rows of an import' }),
    }
    const oneRow: typeof rows = {
      ...rows,
      new: t({ message: 'New', context: 'a row of an import' }),
      'left-out': t({ message: 'Left out', context: 'a row of an import' }),
    }
    const kept: Readonly<Record<KeptReason, string>> = {
      trained: t`trained since the import`,
      'in-challenge': t`takes part in a challenge`,
      edited: t`edited since the import`,
      'in-class': t`joined a class`,
      lent: t`was lent to another user`,
    }
    return { titles, lists, states, rows, oneRow, kept }
  }, [t])
}

export type ImportField = ImportColumn | 'file' | 'startAt' | 'minutes'

/** As in the forms of users and sensors. */
export const useImportFields = (): Readonly<Record<ImportField, FieldLabels>> => {
  const { t } = useLingui()
  const member = useMemberFieldLabels()
  return {
    email: member.email,
    name: member.name,
    lastName1: member.lastName1,
    lastName2: member.lastName2,
    fullName: { label: t`Full name`, missing: t`Enter a name` },
    pseudonym: member.pseudonym,
    birthday: member.birthday,
    sex: member.sex,
    weight: member.weight,
    height: member.height,
    restingHeartRate: member.restingHeartRate,
    maxHeartRate: member.maxHeartRate,
    sensorName: { label: t`Name`, missing: t`Enter a name` },
    mac: { label: t`MAC address`, missing: t`Enter the MAC address or the ANT number` },
    ant: { label: t`ANT number` },
    centerId: { label: t`Sensor number` },
    ownership: { label: t`Ownership` },
    wearer: { label: t`User's email` },
    file: { label: t`File` },
    startAt: { label: t`Start` },
    minutes: { label: t`Minutes` },
  }
}

/** The server's sentence, but for a missing value the form's own. */
export const useFaultText = () => {
  const fields = useImportFields()
  return (field: string, { code, text }: ImportRowFault): string => {
    const missing = field in fields ? fields[field as ImportField].missing : undefined
    return code === 'required' && missing !== undefined ? missing : text
  }
}
