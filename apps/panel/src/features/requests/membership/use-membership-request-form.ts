import { useLingui } from '@lingui/react/macro'
import { askMembership } from '@repo/api-client/requests/ask-membership'
import { emptyRequestForm, readRequestForm, type RequestFields } from '@repo/domain/people/request-form'
import { dayIn } from '@repo/domain/time/day'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { zoneHere } from '../../../app/locale/zone-here.ts'
import { useServices } from '../../../app/services-context.ts'
import { useForm } from '../../../lib/form/use-form.ts'

/** The device's day, assuming it is near the center. */
const todayHere = (): string => dayIn(zoneHere(), Date.now())

const secondsSince = (at: number): number => (performance.now() - at) / 1000

const useLabels = () => {
  const { t } = useLingui()
  return {
    name: { label: t`First name`, missing: t`Enter your first name` },
    lastName1: { label: t`First last name`, missing: t`Enter your last name` },
    lastName2: { label: t`Second last name` },
    pseudonym: { label: t`Pseudonym`, missing: t`Choose a pseudonym` },
    email: { label: t`Email`, missing: t`Enter your email` },
    birthday: { label: t`Birthday`, missing: t`Enter your birthday` },
    sex: { label: t`Sex`, missing: t`Choose an option` },
    isShortName: { label: t`The name really is this short` },
    hasConsent: { label: t`Consent`, missing: t`We can't save your request without your consent` },
  }
}

export const useMembershipRequestForm = (onRequested: () => void) => {
  const { client } = useServices()
  const [openedAt] = useState(() => performance.now())
  const [website, setWebsite] = useState('')
  const [today] = useState(todayHere)
  const ask = useMutation({
    mutationFn: (fields: RequestFields) =>
      client.call(askMembership, { body: { fields, website, typedForSeconds: secondsSince(openedAt) } }),
    onSuccess: onRequested,
    networkMode: 'always',
  })
  const form = useForm({
    first: () => emptyRequestForm,
    read: (typed) => readRequestForm(typed, today),
    words: useLabels(),
    draft: null,
  })
  return {
    form,
    today,
    trap: { value: website, onValueChange: setWebsite },
    failure: ask.error,
    send: (fields: RequestFields) => ask.mutateAsync(fields),
  }
}
