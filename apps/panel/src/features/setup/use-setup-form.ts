import { hostNameOf } from '@repo/domain/host'
import type { SetupForm } from '@repo/domain/setup-form'
import { useState } from 'react'

import { useSessionStore } from '../../app/session-store.ts'

/** The form with what this browser knows already: the language, the time zone, and the address it was opened at. */
export const useSetupForm = (publicHosts: readonly string[]) => {
  const locale = useSessionStore((state) => state.locale)
  const fixed = [...new Set([hostNameOf(location.host), ...publicHosts])]
  const [form, setForm] = useState<SetupForm>(() => ({
    centerName: '',
    language: locale,
    system: 'metric',
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    hosts: fixed,
    name: '',
    lastName1: '',
    email: '',
    password: '',
  }))
  const set = (change: Partial<SetupForm>) => setForm((before) => ({ ...before, ...change }))
  return { form, set, fixed }
}
