import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { deleteDisplay } from '@repo/api-client/displays/delete-display'
import { pairDisplay } from '@repo/api-client/displays/pair-display'
import { displaysQueryOptions } from '@repo/api-client/displays/queries'
import { displayLimits } from '@repo/domain/limits'
import { parsePairingCode } from '@repo/domain/pairing-code'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { Heading } from '@repo/ui/heading'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'
import { useFormFaults } from '@repo/ui/use-form-faults'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import { useServices } from '../../app/services-context.ts'
import { usePublicUrl } from '../../app/session-store.ts'

const usePairing = () => {
  const { client } = useServices()
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ queryKey: displaysQueryOptions(client).queryKey })
  return {
    pair: useMutation({
      mutationFn: (body: { code: string; name: string }) => client.call(pairDisplay, { body }),
      onSuccess: reload,
    }),
    unpair: useMutation({
      mutationFn: (uuid: string) => client.call(deleteDisplay, { params: { uuid } }),
      onSuccess: reload,
    }),
  }
}

/** Pairs a wall by the code it shows, and lists those that are paired. */
export function DisplaysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useServices()
  const publicUrl = usePublicUrl()
  const displays = useQuery(displaysQueryOptions(client))
  const { pair, unpair } = usePairing()
  const [typed, setTyped] = useState({ code: '', name: '' })
  const { form, attempt, refuse, reset } = useFormFaults({ fields: 2 })
  const code = parsePairingCode(typed.code)
  const { min, max } = displayLimits.name
  const length = typed.name.trim().length
  const isNamed = length >= min && length <= max

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code === null || !isNamed) return refuse()
    if (pair.isPending) return
    pair.mutate(
      { code, name: typed.name.trim() },
      {
        onSuccess: () => {
          setTyped({ code: '', name: '' })
          reset()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Displays`}
      description={t`Open ${publicUrl}/live/ on the screen of the room and enter the code it shows.`}
      closeLabel={t`Close`}
    >
      <Stack gap="xl">
        <form ref={form} onSubmit={submit} noValidate>
          <Stack gap="l">
            {pair.isError && (
              <Banner tone="danger" announce>
                {pair.error instanceof ApiError && pair.error.message !== ''
                  ? pair.error.message
                  : t`An error occurred, please try again later.`}
              </Banner>
            )}
            {pair.isSuccess && (
              <Banner tone="success" announce>
                {t`The display is paired.`}
              </Banner>
            )}
            <TextField
              label={t`Code`}
              inputMode="numeric"
              autoComplete="off"
              value={typed.code}
              error={attempt > 0 && code === null ? t`Enter the six digits on the screen` : undefined}
              onValueChange={(value) => setTyped({ ...typed, code: value })}
            />
            <TextField
              label={t`Name of the display`}
              value={typed.name}
              error={attempt > 0 && !isNamed ? t`Between ${min} and ${max} characters` : undefined}
              hint={t`For example: Main wall`}
              onValueChange={(name) => setTyped({ ...typed, name })}
            />
            <Button type="submit" tone="accent" icon="link" loading={pair.isPending}>
              {t`Pair display`}
            </Button>
          </Stack>
        </form>
        {displays.data !== undefined && displays.data.length > 0 && (
          <Stack gap="s">
            <Heading level={3} size="s">
              {t`Paired displays`}
            </Heading>
            <Stack gap="xs" as="ul">
              {displays.data.map(({ uuid, name }) => (
                <li key={uuid}>
                  <Inline justify="between" wrap={false}>
                    <Text>{name}</Text>
                    <IconButton
                      icon="trash"
                      tone="danger"
                      label={t`Unpair ${name}`}
                      onClick={() => unpair.mutate(uuid)}
                    />
                  </Inline>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}
