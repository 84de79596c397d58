import type { contract } from '@repo/api-client/contract'

import { auditCalls } from './audit-calls.ts'
import { authCalls } from './auth-calls.ts'
import type { CallRows } from './call-row.ts'
import { centerCalls } from './center-calls.ts'
import { challengesCalls } from './challenges-calls.ts'
import { classesCalls } from './classes-calls.ts'
import { daqCalls } from './daq-calls.ts'
import { dashboardCalls } from './dashboard-calls.ts'
import { displaysCalls } from './displays-calls.ts'
import { geocodeCalls } from './geocode-calls.ts'
import { importsCalls } from './imports-calls.ts'
import { listViewsCalls } from './list-views-calls.ts'
import { membersCalls } from './members-calls.ts'
import { participationCalls } from './participation-calls.ts'
import { realtimeCalls } from './realtime-calls.ts'
import { requestsCalls } from './requests-calls.ts'
import { roomsCalls } from './rooms-calls.ts'
import { sensorsCalls } from './sensors-calls.ts'
import { setupCalls } from './setup-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { statisticsCalls } from './statistics-calls.ts'
import { streamingCalls } from './streaming-calls.ts'
import { systemCalls } from './system-calls.ts'
import { trainingsCalls } from './trainings-calls.ts'

export const everyCall: CallRows<typeof contract> = {
  ...authCalls,
  ...setupCalls,
  ...dashboardCalls,
  ...staffCalls,
  ...centerCalls,
  ...listViewsCalls,
  ...auditCalls,
  ...geocodeCalls,
  ...streamingCalls,
  ...roomsCalls,
  ...classesCalls,
  ...trainingsCalls,
  ...challengesCalls,
  ...realtimeCalls,
  ...displaysCalls,
  ...participationCalls,
  ...daqCalls,
  ...statisticsCalls,
  ...requestsCalls,
  ...membersCalls,
  ...importsCalls,
  ...sensorsCalls,
  ...systemCalls,
}
