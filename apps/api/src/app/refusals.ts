import type { ErrorCode } from '@repo/api-client/core/error-code'

import { AUTH_REFUSALS } from '../areas/auth/refusals.ts'
import { CENTER_REFUSALS } from '../areas/center/refusals.ts'
import { CHALLENGE_REFUSALS } from '../areas/challenges/refusals.ts'
import { CLASS_REFUSALS } from '../areas/classes/refusals.ts'
import { DISPLAY_REFUSALS } from '../areas/displays/refusals.ts'
import { IMPORT_REFUSALS } from '../areas/imports/refusals.ts'
import { LIST_VIEW_REFUSALS } from '../areas/list-views/refusals.ts'
import { MEMBER_REFUSALS } from '../areas/members/refusals.ts'
import { ROOM_REFUSALS } from '../areas/rooms/refusals.ts'
import { SENSOR_REFUSALS } from '../areas/sensors/refusals.ts'
import { SETUP_REFUSALS } from '../areas/setup/refusals.ts'
import { STAFF_REFUSALS } from '../areas/staff/refusals.ts'
import { TRAINING_REFUSALS } from '../areas/trainings/refusals.ts'
import { createErrorAnswers } from '../http/errors/error-answers.ts'
import { HTTP_REFUSALS, KEY_REFUSALS } from '../http/errors/http-refusals.ts'
import type { RefusalWords } from '../lib/refusal.ts'

const REFUSALS = {
  ...HTTP_REFUSALS,
  ...KEY_REFUSALS,
  ...AUTH_REFUSALS,
  ...CENTER_REFUSALS,
  ...CHALLENGE_REFUSALS,
  ...CLASS_REFUSALS,
  ...DISPLAY_REFUSALS,
  ...IMPORT_REFUSALS,
  ...LIST_VIEW_REFUSALS,
  ...MEMBER_REFUSALS,
  ...ROOM_REFUSALS,
  ...SENSOR_REFUSALS,
  ...SETUP_REFUSALS,
  ...STAFF_REFUSALS,
  ...TRAINING_REFUSALS,
} as const satisfies Readonly<Record<ErrorCode, RefusalWords>>

export const errorAnswers = createErrorAnswers(REFUSALS)
