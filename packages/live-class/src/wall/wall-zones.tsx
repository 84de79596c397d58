import { useLingui } from '@lingui/react/macro'
import { countByLevel } from '@repo/domain/live/collapse-disconnected'
import { participantsAt } from '@repo/domain/live/live-wall'
import { ZoneCounts } from '@repo/ui/zone-counts'
import { useStore } from 'zustand/react'

import type { ClassControl } from '../control/class-control.ts'
import { useZoneRows } from '../view/zone-rows.ts'

export function WallZones({ control }: { control: ClassControl }) {
  const { t } = useLingui()
  const wall = useStore(control.store, (state) => state.wall)
  const now = useStore(control.store, (state) => state.now)
  const counts = countByLevel(participantsAt(wall, now))
  const zones = useZoneRows().map(({ level, word }) => ({ level, word, count: counts[level] }))
  return <ZoneCounts label={t`People by zone`} zones={zones} />
}
