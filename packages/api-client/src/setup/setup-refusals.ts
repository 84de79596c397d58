import type { SetupField } from '@repo/domain/center/setup-form'

import { ApiError } from '../core/api-error.ts'

const FIELDS: Readonly<Record<string, SetupField>> = {
  branch_name: 'centerName',
  lang: 'language',
  measurement_system: 'system',
  offset_name: 'zone',
  hosts: 'hosts',
  name: 'name',
  last_name_1: 'lastName1',
  email: 'email',
  password: 'password',
}

/** What the server said of single fields, by our names; a part of a list counts as the list. */
export const setupRefusalsOf = (error: unknown): Readonly<Partial<Record<SetupField, string>>> => {
  if (!(error instanceof ApiError)) return {}
  const told = Object.entries(error.fields).flatMap(([name, [message]]) => {
    const field = FIELDS[name.split('.')[0] ?? '']
    return field === undefined || message === undefined ? [] : [[field, message] as const]
  })
  return Object.fromEntries(told)
}
