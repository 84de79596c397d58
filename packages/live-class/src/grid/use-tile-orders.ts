import { ordersFor, type DataOrder } from '@repo/domain/classes/class-configuration'
import { classOf } from '@repo/domain/classes/class-life'
import { shownOrder } from '@repo/domain/live/tile-order'
import { useStore } from 'zustand/react'

import { useConfigurationLabels } from '../configuration/configuration-labels.ts'
import type { ClassControlState } from '../control/class-actions.ts'
import type { RunningBarProps } from '../view/running-bar-props.ts'

const stepKindFor = { trampoline: 'jumps', boots: 'boots', steps: 'steps' } as const

/** The order that tiles follow now. */
export const tileOrderOf = ({ order, life, wall }: Pick<ClassControlState, 'order' | 'life' | 'wall'>): DataOrder =>
  shownOrder(wall.packet?.participants ?? [], order ?? classOf(life)?.order ?? 'effort')

export const useTileOrders = ({ control, facts }: Pick<RunningBarProps, 'control' | 'facts'>) => {
  const { orders } = useConfigurationLabels()
  const order: DataOrder = useStore(control.store, (state) => state.order) ?? facts.order
  const offered = ordersFor(facts.stepsIcon === null ? null : stepKindFor[facts.stepsIcon])
  const shown = useStore(control.store, tileOrderOf)
  return { order, word: orders[shown], offered: offered.map((value) => ({ value, label: orders[value] })) }
}
