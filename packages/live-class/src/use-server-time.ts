import { serverTimeOf } from '@repo/domain/live-wall'
import type { Milliseconds } from '@repo/domain/units'
import { useStore } from 'zustand/react'

import type { ClassControl } from './class-control.ts'

/** The server's time as this screen knows it. Only what shows a clock asks for it, since it is drawn with every beat. */
export const useServerTime = (control: ClassControl): Milliseconds =>
  useStore(control.store, ({ wall, now }) => serverTimeOf(wall, now))
