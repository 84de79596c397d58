import { serverTimeOf } from '@repo/domain/live-wall'
import type { Milliseconds } from '@repo/domain/units'
import { useStore } from 'zustand/react'

import type { ClassSession } from './class-session.ts'

/** The server's time as this screen knows it. Only what shows a clock asks for it, since it is drawn with every beat. */
export const useServerTime = (session: ClassSession): Milliseconds =>
  useStore(session.store, ({ wall, now }) => serverTimeOf(wall, now))
