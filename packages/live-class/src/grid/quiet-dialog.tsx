import { useLingui } from '@lingui/react/macro'
import type { Participant } from '@repo/domain/live/live-packet'
import { serverTimeOf } from '@repo/domain/live/live-wall'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useStore } from 'zustand/react'

import type { ClassControl } from '../control/class-control.ts'
import type { Leaving } from './removal-flow.tsx'
import { useSpotLabels } from './spot-labels.ts'
import { useTileTexts } from './tile-texts.ts'
import { shownName } from './tile-views.ts'

interface QuietDialogProps {
  control: ClassControl
  people: readonly Participant[]
  onRemove: (leaving: Leaving) => void
  onClose: () => void
}

export function QuietDialog({ control, people, onRemove, onClose }: QuietDialogProps) {
  const { t } = useLingui()
  const serverNow = useStore(control.store, ({ wall, now }) => serverTimeOf(wall, now))
  const spotOf = useSpotLabels()
  const words = useTileTexts()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`People without signal`}
      description={t`After five minutes without signal the spot is free for others. What they trained counts, and they can come back.`}
      closeLabel={t`Close`}
      size="s"
    >
      <Stack gap="s" as="ul">
        {people.map(({ userUuid, spotUntil, ...person }) => {
          const name = shownName(person, words)
          return (
            <li key={userUuid}>
              <Inline gap="m" justify="between">
                <Stack gap="none">
                  <Text weight="semibold">{name}</Text>
                  <Text size="s" tone="muted">
                    {spotOf(spotUntil, serverNow) ?? t`No signal`}
                  </Text>
                </Stack>
                <Button
                  size="s"
                  tone="neutral"
                  icon="logout"
                  aria-label={t`Remove ${name}`}
                  onClick={() => onRemove({ userUuid, name })}
                >
                  {t({ message: 'Remove', context: 'from a class' })}
                </Button>
              </Inline>
            </li>
          )
        })}
      </Stack>
    </Dialog>
  )
}
