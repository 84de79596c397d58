import type { Milliseconds } from '@repo/domain/core/units'
import { serverTimeOf } from '@repo/domain/live/live-wall'
import { useStore } from 'zustand/react'

import type { ClassControl } from './class-control.ts'

export const useServerTime = (control: ClassControl): Milliseconds =>
  useStore(control.store, ({ wall, now }) => serverTimeOf(wall, now))
