import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { useSession } from '../../../app/session-store.ts'
import { useChooseIdleView, type Display } from './use-displays.ts'

interface DisplayRowProps {
  display: Display
  onUnpair: () => void
}

/** A paired display: what it shows between classes, where there is a choice, and a way to unpair it. */
export function DisplayRow({ display, onUnpair }: DisplayRowProps) {
  const { t } = useLingui()
  const { features_enabled: features } = useSession()
  const choose = useChooseIdleView(display.uuid)
  const { name, idleView } = display
  return (
    <Stack gap="xs">
      <Inline justify="between" wrap={false}>
        <Text>{name}</Text>
        <IconButton icon="trash" label={t`Unpair ${name}`} onClick={onUnpair} />
      </Inline>
      {features.includes('gamification') && (
        <Inline gap="s">
          <Text size="s" tone="muted">{t`Between classes`}</Text>
          <SegmentedControl
            label={t`What ${name} shows between classes`}
            segments={[
              { value: 'poster', label: t`How to join` },
              { value: 'ranking', label: t`Ranking` },
            ]}
            value={choose.isPending ? choose.variables : idleView}
            onValueChange={choose.mutate}
          />
        </Inline>
      )}
    </Stack>
  )
}
