import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { FormBody } from '../../lib/form/form-body.tsx'
import { AdministratorFields } from './administrator-fields.tsx'
import { CenterFields } from './center-fields.tsx'
import { HostList } from './host-list.tsx'
import { useSetupForm } from './use-setup-form.ts'

interface SetupFormProps {
  token: string
  /** The server's configured public host names. */
  publicHosts: readonly string[]
  /** Can be removed. */
  suggestedHosts: readonly string[]
}

export function SetupForm({ token, publicHosts, suggestedHosts }: SetupFormProps) {
  const { t } = useLingui()
  const { form, isDone, failure, save, hosts } = useSetupForm(token, { publicHosts, suggestedHosts })
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1}>{t`Set up your center`}</Heading>
        <Text tone="muted">{t`You only do this once. You'll be signed in when you finish.`}</Text>
      </Stack>
      <FormBody
        form={form}
        id="setup"
        onSubmit={save}
        notice={
          failure !== null && (
            <Banner tone="danger" announce>
              {failure instanceof ApiError && failure.message !== '' ? failure.message : t`The server isn't responding`}
            </Banner>
          )
        }
      >
        <Card padding="l">
          <Stack gap="xl">
            <CenterFields form={form} />
            <HostList {...hosts} />
          </Stack>
        </Card>
        <Card padding="l">
          <AdministratorFields form={form} />
        </Card>
        <Button type="submit" tone="accent" size="l" wide loading={form.isSaving || isDone}>
          {t`Create the center`}
        </Button>
      </FormBody>
    </Stack>
  )
}
