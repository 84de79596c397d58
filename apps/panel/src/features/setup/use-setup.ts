import { signedInOf } from '@repo/api-client/auth/log-in'
import { ApiError } from '@repo/api-client/core/api-error'
import { setUpCenter } from '@repo/api-client/setup/set-up-center'
import { browserId } from '@repo/api-client/staff-session/browser-ports'
import { storedSessionOf } from '@repo/api-client/staff-session/stored-session'
import type { SetupField, SetupFields } from '@repo/domain/setup-form'
import { useMutation } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { sessionKeeper } from '../../app/session-store.ts'

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

/** What the server said of single fields, by our names. */
export const fieldRefusals = (error: unknown): Readonly<Partial<Record<SetupField, string>>> => {
  if (!(error instanceof ApiError)) return {}
  const told = Object.entries(error.fields).map(([name, [message]]) => [FIELDS[name.split('.')[0] ?? ''], message])
  return Object.fromEntries(told.filter(([field, message]) => field !== undefined && message !== undefined)) as Partial<
    Record<SetupField, string>
  >
}

/** Makes the center, signs in and opens the panel anew, which then finds the center by its address. */
export const useSetUp = (token: string) => {
  const { client } = useServices()
  return useMutation({
    mutationFn: async (fields: SetupFields) =>
      signedInOf(await client.call(setUpCenter, { body: { ...fields, token, browserId: browserId() } })),
    onSuccess: (signedIn) => {
      sessionKeeper.replace(storedSessionOf(signedIn, true, Date.now()))
      location.replace('/')
    },
  })
}
