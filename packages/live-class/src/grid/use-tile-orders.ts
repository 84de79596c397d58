import { ordersFor, type DataOrder } from '@repo/domain/classes/class-configuration'
import { useStore } from 'zustand/react'

import { useConfigurationLabels } from '../configuration/configuration-labels.ts'
import type { RunningBarProps } from '../view/running-bar-props.ts'

const stepKindFor = { trampoline: 'jumps', boots: 'boots', steps: 'steps' } as const

export const useTileOrders = ({ control, facts }: Pick<RunningBarProps, 'control' | 'facts'>) => {
  const { orders } = useConfigurationLabels()
  const order: DataOrder = useStore(control.store, (state) => state.order) ?? facts.order
  const offered = ordersFor(facts.stepsIcon === null ? null : stepKindFor[facts.stepsIcon])
  return { order, word: orders[order], offered: offered.map((value) => ({ value, label: orders[value] })) }
}
