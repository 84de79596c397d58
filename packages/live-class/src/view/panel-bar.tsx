import { useLingui } from '@lingui/react/macro'
import { canFinishLater, FINISH_LATER_BY } from '@repo/domain/classes/class-time-change'
import { formatTime, zoneCity } from '@repo/domain/time/date-format'
import { Button } from '@repo/ui/button'
import { ClassBar } from '@repo/ui/class-bar'
import { ClassBarButton } from '@repo/ui/class-bar-button'
import { IconButton } from '@repo/ui/icon-button'
import { Menu } from '@repo/ui/menu'

import { useTileOrders } from '../grid/use-tile-orders.ts'
import { StopButton, TileOrders } from './bar-actions.tsx'
import { shortLineOf, type RunningBarProps } from './running-bar-props.ts'
import { useChangeTimes } from './use-change-times.ts'
import { useLanguage } from './use-language.ts'
import { useFullScreenOffer, useOffers } from './use-offers.ts'
import { useRunningFigures } from './use-running-figures.ts'

/** Null where the class can't end later. */
const useFinishLater = (props: RunningBarProps) => {
  const { facts, host, isStopping } = props
  const { isBusy, change } = useChangeTimes(props)
  if (!host.canControl || isStopping || !canFinishLater(facts)) return null
  return { isBusy, press: () => change({ finishAt: facts.finishAt + FINISH_LATER_BY }) }
}

type FinishLater = ReturnType<typeof useFinishLater>

const useRunningOffers = (props: RunningBarProps, finishLater: FinishLater): void => {
  const { control, host, isStopping, onChangeCapacity, onShowQr, onStop } = props
  const { t } = useLingui()
  const { order, offered } = useTileOrders(props)
  const { canControl } = host
  useOffers(host, [
    { key: 'qr', label: t`Show QR code`, icon: 'qr', onSelect: onShowQr },
    finishLater === null || finishLater.isBusy
      ? null
      : { key: 'later', label: t`+5 min`, icon: 'clock', onSelect: finishLater.press },
    canControl ? { key: 'capacity', label: t`Change the capacity`, icon: 'users', onSelect: onChangeCapacity } : null,
    useFullScreenOffer(host),
    ...offered
      .filter(({ value }) => value !== order)
      .map(({ value, label }) => ({
        key: value,
        label: t`Order tiles by ${{ order: label.toLowerCase() }}`,
        icon: 'chart' as const,
        onSelect: () => control.choose(value),
      })),
    canControl && !isStopping ? { key: 'stop', label: t`Stop class`, icon: 'stop', onSelect: onStop } : null,
  ])
}

function BarMenu({ finishLater, ...props }: RunningBarProps & { finishLater: FinishLater }) {
  const { control, host, isStopping, onChangeCapacity, onShowQr, onStop } = props
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
          ...(finishLater === null
            ? []
            : [{ key: 'later', label: t`+5 min`, icon: 'clock', onSelect: finishLater.press } as const]),
          { key: 'qr', label: t`QR code`, icon: 'qr', onSelect: onShowQr },
          ...(host.canControl
            ? [{ key: 'capacity', label: t`Change the capacity`, icon: 'users', onSelect: onChangeCapacity } as const]
            : []),
        ],
        ...(host.canControl ? [[{ ...stop, onSelect: onStop }]] : []),
      ]}
    />
  )
}

export function PanelBar(props: RunningBarProps) {
  const { facts, host, roomName, onChangeCapacity, onLeave, onShowQr } = props
  const { t } = useLingui()
  const language = useLanguage()
  const { people, ...figures } = useRunningFigures(props)
  const finishLater = useFinishLater(props)
  useRunningOffers(props, finishLater)
  const { fullScreen = null } = host
  return (
    <ClassBar
      title={roomName}
      subtitle={shortLineOf([people, facts.trainingName])}
      {...figures}
      start={formatTime(facts.startAt, host.zone, language)}
      end={`${formatTime(facts.finishAt, host.zone, language)} (${zoneCity(host.zone, language)})`}
      before={<IconButton icon="back" label={t`All rooms`} onClick={onLeave} />}
      actions={
        <>
          {finishLater !== null && (
            <Button tone="neutral" size="s" onClick={finishLater.press} loading={finishLater.isBusy}>
              {t`+5 min`}
            </Button>
          )}
          <ClassBarButton icon="qr" label={t`QR code`} word={t`QR code`} onClick={onShowQr} />
          {host.canControl && (
            <ClassBarButton icon="users" label={t`Change the capacity`} word={t`Capacity`} onClick={onChangeCapacity} />
          )}
          {fullScreen !== null && (
            <IconButton
              icon="fullscreen"
              label={fullScreen.isOn ? t`Exit full screen` : t`Full screen`}
              onClick={fullScreen.toggle}
            />
          )}
          <TileOrders {...props} />
        </>
      }
      {...(host.canControl ? { stop: <StopButton {...props} /> } : {})}
      menu={<BarMenu {...props} finishLater={finishLater} />}
    />
  )
}
