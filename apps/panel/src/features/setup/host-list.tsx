import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Heading } from '@repo/ui/heading'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'
import type { KeyboardEvent } from 'react'

interface HostListProps {
  hosts: readonly string[]
  /** Can't be removed, because someone would be locked out. */
  fixed: readonly string[]
  typed: string
  error: string | undefined
  onTyped: (typed: string) => void
  onAdd: () => void
  onRemove: (host: string) => void
}

export function HostList({ hosts, fixed, typed, error, onTyped, onAdd, onRemove }: HostListProps) {
  const { t } = useLingui()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter adds the host; only the button submits the form
    event.preventDefault()
    onAdd()
  }
  return (
    <Stack gap="m">
      <Stack gap="xs">
        <Heading level={2} size="s">
          {t`Web addresses`}
        </Heading>
        <Text size="s" tone="muted">{t`What people type in the browser to open the panel, without the port.`}</Text>
      </Stack>
      <Stack gap="xs" as="ul">
        {hosts.map((host) => (
          <li key={host}>
            <Inline justify="between" wrap={false}>
              <Text truncate>{host}</Text>
              {fixed.includes(host) ? (
                <Text size="s" tone="muted">{t`in use`}</Text>
              ) : (
                <IconButton icon="trash" size="s" label={t`Remove ${host}`} onClick={() => onRemove(host)} />
              )}
            </Inline>
          </li>
        ))}
      </Stack>
      <TextField
        label={t`Add another address`}
        value={typed}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        onValueChange={onTyped}
        onKeyDown={onKeyDown}
        trailing={
          <Button size="s" tone="ghost" icon="plus" onClick={onAdd}>
            {t`Add`}
          </Button>
        }
      />
    </Stack>
  )
}
