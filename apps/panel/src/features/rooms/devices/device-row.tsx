import { useLingui } from '@lingui/react/macro'
import type { DaqDevice } from '@repo/api-client/rooms/room'
import { Badge } from '@repo/ui/badge'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Menu } from '@repo/ui/menu'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { DeviceConnect } from '../device-connect.tsx'
import { useDeviceLabels } from '../device-labels.ts'
import { DeviceAdvice } from './device-advice.tsx'
import { actions } from './device-row.css.ts'

interface DeviceRowProps {
  device: DaqDevice
  roomUuid: string
  zone: string
  onRenew: () => void
  onRevoke: () => void
}

export function DeviceRow({ device, roomUuid, zone, onRenew, onRevoke }: DeviceRowProps) {
  const { t } = useLingui()
  const { states, kinds, factsOf } = useDeviceLabels(zone)
  const { name, kind, state, localIp } = device
  return (
    <Stack gap="xs">
      <Inline justify="between" gap="s" wrap={false}>
        <Stack gap="none">
          <Inline gap="s">
            <Text weight="medium">{name}</Text>
            <Badge tone={states[state].tone}>{states[state].label}</Badge>
          </Inline>
          <Text size="s" tone="muted">
            {[kinds[kind], ...factsOf(device)].join(' · ')}
          </Text>
        </Stack>
        {kind !== 'wall' && (
          <div className={actions}>
            <Inline gap="xs" wrap={false}>
              <DeviceConnect name={name} roomUuid={roomUuid} localIp={localIp} isIcon />
              <Menu
                trigger={<IconButton icon="more" label={t`Actions for ${{ name }}`} />}
                groups={[
                  [
                    { key: 'renew', label: t`Generate a new key`, icon: 'shield', onSelect: onRenew },
                    { key: 'revoke', label: t`Revoke key`, icon: 'trash', tone: 'danger', onSelect: onRevoke },
                  ],
                ]}
                align="end"
              />
            </Inline>
          </div>
        )}
      </Inline>
      <DeviceAdvice {...device} />
    </Stack>
  )
}
