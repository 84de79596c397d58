import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { SegmentedControl } from '@repo/ui/segmented-control'

import { useTileOrders } from '../grid/use-tile-orders.ts'
import type { RunningBarProps } from './running-bar-props.ts'

export function TileOrders(props: RunningBarProps) {
  const { t } = useLingui()
  const { order, offered } = useTileOrders(props)
  return (
    <SegmentedControl label={t`Tile order`} segments={offered} value={order} onValueChange={props.control.choose} />
  )
}

export function StopButton({ isStopping, onStop }: RunningBarProps) {
  const { t } = useLingui()
  return (
    <Button tone="danger" icon="stop" onClick={onStop} loading={isStopping}>
      {t`Stop class`}
    </Button>
  )
}
