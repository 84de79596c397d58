import { useLingui } from '@lingui/react/macro'
import type { ListedDisplay } from '@repo/api-client/displays/manage-displays'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { useDisplayLabels } from './use-display-labels.ts'

interface DisplayRowProps {
  display: ListedDisplay
  roomNames: ReadonlyMap<string, string>
  /** When the list was fetched, in Unix ms. */
  now: number
  onChange: () => void
  onUnpair: () => void
}

export function DisplayRow({ display, roomNames, now, onChange, onUnpair }: DisplayRowProps) {
  const { t } = useLingui()
  const words = useDisplayLabels()
  const { name, settings, lastSeenAt } = display
  return (
    <Inline justify="between" wrap={false}>
      <Stack gap="none">
        <Text>{name}</Text>
        <Text size="s" tone="muted">{`${words.followed(settings, roomNames)} · ${words.seen(lastSeenAt, now)}`}</Text>
      </Stack>
      <Inline gap="xs" wrap={false}>
        <IconButton icon="settings" label={t`Settings for ${name}`} onClick={onChange} />
        <IconButton icon="trash" label={t`Unpair ${name}`} onClick={onUnpair} />
      </Inline>
    </Inline>
  )
}
