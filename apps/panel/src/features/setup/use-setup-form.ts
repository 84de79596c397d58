import { setupRefusalsOf } from '@repo/api-client/setup/set-up-center'
import { hostNameOf } from '@repo/domain/center/host'
import {
  addHost,
  type HostFault,
  readSetupForm,
  type SetupFields,
  type SetupForm,
} from '@repo/domain/center/setup-form'
import { measurementSystemOf } from '@repo/domain/trainings/measure-fields'
import { type FormEvent, useState } from 'react'

import { zoneHere } from '../../app/locale/zone-here.ts'
import { useSessionStore } from '../../app/session/session-store.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { useSetupLabels } from './setup-labels.ts'
import { useSetUp } from './use-setup.ts'

export const useSetupForm = (
  token: string,
  { publicHosts, suggestedHosts }: { publicHosts: readonly string[]; suggestedHosts: readonly string[] },
) => {
  const locale = useSessionStore((state) => state.locale)
  const fixed = [...new Set([hostNameOf(location.host), ...publicHosts])]
  const { fields, hostFaultOf } = useSetupLabels()
  const setUp = useSetUp(token)
  const [typedHost, setTypedHost] = useState('')
  const [hostFault, setHostFault] = useState<HostFault | null>(null)
  const refused = setupRefusalsOf(setUp.error)
  const form = useForm<SetupForm, SetupFields>({
    first: () => ({
      centerName: '',
      language: locale,
      system: measurementSystemOf(navigator.language),
      zone: zoneHere(),
      hosts: [...new Set([...fixed, ...suggestedHosts])],
      name: '',
      lastName1: '',
      isShortName: false,
      email: '',
      password: '',
      hidesMinors: true,
    }),
    read: readSetupForm,
    words: fields,
    // the form has a password, and no signed-in owner
    draft: null,
    refused,
  })
  const errorOf = (name: keyof SetupForm): string | undefined =>
    name === 'hosts' && hostFault !== null ? hostFaultOf(hostFault) : form.errorOf(name)
  const takeHost = (): readonly string[] | null => {
    const added = addHost(form.typed.hosts, typedHost)
    if ('fault' in added) {
      setHostFault(added.fault)
      return null
    }
    setTypedHost('')
    form.set({ hosts: [...added.hosts] })
    return added.hosts
  }
  /** A typed host that wasn't added yet is included. */
  const submit = (event: FormEvent, save: (value: SetupFields) => Promise<unknown>): void => {
    const hosts = typedHost.trim() === '' ? form.typed.hosts : takeHost()
    if (hosts !== null) return form.submit(event, (value) => save({ ...value, hosts: [...hosts] }))
    event.preventDefault()
    return form.refuse()
  }
  return {
    form: { ...form, errorOf, submit },
    isDone: setUp.isSuccess,
    /** An error that concerns no single field. */
    failure: Object.keys(refused).length === 0 ? setUp.error : null,
    save: (value: SetupFields) => setUp.mutateAsync(value, { onError: form.refuse }),
    hosts: {
      hosts: form.typed.hosts,
      fixed,
      typed: typedHost,
      error: errorOf('hosts'),
      onTyped: (typed: string) => {
        setTypedHost(typed)
        setHostFault(null)
      },
      onAdd: takeHost,
      onRemove: (host: string) => form.set({ hosts: form.typed.hosts.filter((one) => one !== host) }),
    },
  }
}

export type SetupFormState = ReturnType<typeof useSetupForm>['form']
