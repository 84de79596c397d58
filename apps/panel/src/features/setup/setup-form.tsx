import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { passwordLimits } from '@repo/domain/limits'
import { addHost, readSetupForm, type HostFault, type SetupField } from '@repo/domain/setup-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { ErrorSummary } from '@repo/ui/error-summary'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useRef, useState, type FormEvent } from 'react'

import { AdministratorFields } from './administrator-fields.tsx'
import { CenterFields } from './center-fields.tsx'
import { HostList } from './host-list.tsx'
import { useSetupWords } from './setup-words.ts'
import { useSetupForm } from './use-setup-form.ts'
import { fieldRefusals, useSetUp } from './use-setup.ts'

const IN_ORDER: readonly SetupField[] = [
  'centerName',
  'language',
  'system',
  'zone',
  'hosts',
  'name',
  'lastName1',
  'email',
  'password',
]

interface SetupFormProps {
  token: string
  /** The host names that the server says it is reached by. */
  publicHosts: readonly string[]
}

/** Everything a new center needs. Faults stand at their fields and in a summary that takes the focus. */
export function SetupForm({ token, publicHosts }: SetupFormProps) {
  const { t } = useLingui()
  const { labels, faultOf, hostFaultOf } = useSetupWords()
  const { form, set, fixed } = useSetupForm(publicHosts)
  const [typedHost, setTypedHost] = useState('')
  const [hostFault, setHostFault] = useState<HostFault | null>(null)
  const [attempts, setAttempts] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const setUp = useSetUp(token)
  const read = readSetupForm(form)
  const faults = attempts > 0 && !read.ok ? read.error : {}
  const refused = fieldRefusals(setUp.error)
  const errorOf = (field: SetupField): string | undefined => {
    if (field === 'hosts' && hostFault !== null) return hostFaultOf(hostFault)
    return faultOf(field, faults[field]) ?? refused[field]
  }
  const errors = IN_ORDER.flatMap((field) => {
    const text = errorOf(field)
    if (text === undefined) return []
    // a missing field is named by its own sentence
    return [{ key: field, text: faults[field]?.code === 'required' ? text : `${labels[field]}: ${text}` }]
  })
  const change: typeof set = (values) => {
    set(values)
    // what the server refused was the value before
    if (!setUp.isIdle && !setUp.isPending) setUp.reset()
  }
  const takeHost = (): readonly string[] | null => {
    const added = addHost(form.hosts, typedHost)
    if ('fault' in added) {
      setHostFault(added.fault)
      return null
    }
    setTypedHost('')
    change({ hosts: [...added.hosts] })
    return added.hosts
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempts((count) => count + 1)
    // an address that was typed and not yet added is meant
    const hosts = typedHost.trim() === '' ? form.hosts : takeHost()
    if (hosts === null || !read.ok || setUp.isPending || setUp.isSuccess) return
    setUp.mutate({ ...read.value, hosts: [...hosts] })
  }
  const isGeneral = setUp.isError && Object.keys(refused).length === 0
  const bind = (field: SetupField) => ({ name: field, label: labels[field], error: errorOf(field) })
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1}>{t`Set up your center`}</Heading>
          <Text tone="muted">{t`You do this once, and are signed in when it is done.`}</Text>
        </Stack>
        <ErrorSummary title={t`Check these fields`} errors={errors} attempt={attempts} form={element} />
        {isGeneral && (
          <Banner tone="danger" announce>
            {setUp.error instanceof ApiError && setUp.error.message !== ''
              ? setUp.error.message
              : t`The server does not answer`}
          </Banner>
        )}
        <Card padding="l">
          <Stack gap="xl">
            <CenterFields form={form} set={change} bind={bind} />
            <HostList
              hosts={form.hosts}
              fixed={fixed}
              typed={typedHost}
              error={errorOf('hosts')}
              onTyped={(typed) => {
                setTypedHost(typed)
                setHostFault(null)
              }}
              onAdd={takeHost}
              onRemove={(host) => change({ hosts: form.hosts.filter((one) => one !== host) })}
            />
          </Stack>
        </Card>
        <Card padding="l">
          <AdministratorFields form={form} set={change} bind={bind} passwordLimits={passwordLimits} />
        </Card>
        <Button type="submit" tone="accent" size="l" wide loading={setUp.isPending || setUp.isSuccess}>
          {t`Create the center`}
        </Button>
      </Stack>
    </form>
  )
}
