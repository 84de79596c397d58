import { createGoal } from '@repo/api-client/challenges/goals'
import { createChallenge } from '@repo/api-client/challenges/save-challenge'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import { createTrainingImport, runImport, saveImportColumns } from '@repo/api-client/imports/endpoints'
import { createMember } from '@repo/api-client/members/save-member'
import { askMembership } from '@repo/api-client/requests/ask-membership'
import { addDaqRoom } from '@repo/api-client/rooms/daq-rooms'
import { createRoom } from '@repo/api-client/rooms/save-room'
import { createSensor } from '@repo/api-client/sensors/endpoints'
import { createAdmin } from '@repo/api-client/staff/staff-endpoints'
import { createTrainingType } from '@repo/api-client/trainings/training-types'

const ADDING: ReadonlySet<Endpoint> = new Set<Endpoint>([
  addDaqRoom,
  createAdmin,
  createChallenge,
  createGoal,
  createMember,
  createRoom,
  createSensor,
  createTrainingImport,
  createTrainingType,
  runImport,
  saveImportColumns,
  askMembership,
])

/** True for uploads, imports, and new records, which are refused on a nearly full disk. */
export const storesNewData = (endpoint: Endpoint): boolean => endpoint.upload !== undefined || ADDING.has(endpoint)
