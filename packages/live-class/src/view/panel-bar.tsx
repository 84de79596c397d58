import { useLingui } from '@lingui/react/macro'
import { formatTime, zoneCity } from '@repo/domain/time/date-format'
import { ClassBar } from '@repo/ui/class-bar'
import { IconButton } from '@repo/ui/icon-button'
import { Menu } from '@repo/ui/menu'

import { useTileOrders } from '../grid/use-tile-orders.ts'
import { BarActions } from './bar-actions.tsx'
import { lineOf, type RunningBarProps } from './running-bar-props.ts'
import { useRunningFigures } from './use-running-figures.ts'

function BarMenu(props: RunningBarProps) {
  const { control, host, isStopping, onChangeCapacity, onLeave, onShowQr, onStop } = props
  const { t } = useLingui()
  const { order, offered } = useTileOrders(props)
  const orders = offered.map(({ value, label }) => ({
    key: value,
    label: t`By ${{ order: label.toLowerCase() }}`,
    checked: value === order,
    onSelect: () => control.choose(value),
  }))
  const stop = { key: 'stop', label: t`Stop class`, icon: 'stop', tone: 'danger', disabled: isStopping } as const
  return (
    <Menu
      trigger={<IconButton icon="more" label={t`Class actions`} tone="neutral" />}
      groups={[
        orders,
        [
          { key: 'qr', label: t`QR code`, icon: 'qr', onSelect: onShowQr },
          ...(host.canControl
            ? [{ key: 'capacity', label: t`Change the capacity`, icon: 'users', onSelect: onChangeCapacity } as const]
            : []),
          { key: 'leave', label: t`All rooms`, icon: 'back', onSelect: onLeave },
        ],
        ...(host.canControl ? [[{ ...stop, onSelect: onStop }]] : []),
      ]}
    />
  )
}

export function PanelBar(props: RunningBarProps) {
  const { facts, host, roomName, onChangeCapacity, onLeave, onShowQr } = props
  const { t, i18n } = useLingui()
  const { people, ...figures } = useRunningFigures(props)
  const { fullScreen = null } = host
  return (
    <ClassBar
      title={roomName}
      subtitle={lineOf([people, facts.trainingName])}
      {...figures}
      start={formatTime(facts.startAt, host.zone)}
      end={`${formatTime(facts.finishAt, host.zone)} (${zoneCity(host.zone, i18n.locale === 'es' ? 'es' : 'en')})`}
      actions={
        <>
          <IconButton icon="back" label={t`All rooms`} onClick={onLeave} />
          <IconButton icon="qr" label={t`QR code`} onClick={onShowQr} />
          {host.canControl && <IconButton icon="users" label={t`Change the capacity`} onClick={onChangeCapacity} />}
          {fullScreen !== null && (
            <IconButton
              icon="fullscreen"
              label={fullScreen.isOn ? t`Exit full screen` : t`Full screen`}
              onClick={fullScreen.toggle}
            />
          )}
          <BarActions {...props} />
        </>
      }
      menu={<BarMenu {...props} />}
    />
  )
}
