import { auditEntries } from './schema/audit-entries.ts'
import { branches, branchHosts, settings } from './schema/center.ts'
import {
  challengeGoals,
  challengeParticipants,
  challengeResults,
  challengeRooms,
  challenges,
  challengeTeams,
} from './schema/challenges.ts'
import { bans, classes, participantTokens, participations, samples } from './schema/classes.ts'
import { displays, pairingCodes } from './schema/displays.ts'
import { idempotencyRecords } from './schema/idempotency-records.ts'
import { galleryImages, images } from './schema/images.ts'
import { mailParts, mails } from './schema/mails.ts'
import {
  linkRequests,
  memberCounts,
  memberDays,
  memberMonths,
  members,
  memberStandings,
  memberWeights,
  standingCounts,
} from './schema/members.ts'
import { daqKeys, roomCoaches, rooms } from './schema/rooms.ts'
import { sensors } from './schema/sensors.ts'
import { administrators, adminSessions, knownNetworks, listViews, loginAttempts, sentReports } from './schema/staff.ts'
import { streamingAccounts, streamingMeetings } from './schema/streaming.ts'
import { trainingTypes } from './schema/training-types.ts'
import { trainingCounts, trainingDays, trainingRecords, trainings } from './schema/trainings.ts'

export const schema = {
  adminSessions,
  administrators,
  auditEntries,
  bans,
  branchHosts,
  branches,
  challengeGoals,
  challengeParticipants,
  challengeResults,
  challengeRooms,
  challengeTeams,
  challenges,
  classes,
  daqKeys,
  displays,
  galleryImages,
  images,
  idempotencyRecords,
  knownNetworks,
  linkRequests,
  listViews,
  loginAttempts,
  mailParts,
  mails,
  memberCounts,
  memberDays,
  memberMonths,
  memberStandings,
  memberWeights,
  members,
  pairingCodes,
  participantTokens,
  participations,
  roomCoaches,
  rooms,
  samples,
  sensors,
  sentReports,
  settings,
  trainingCounts,
  standingCounts,
  streamingAccounts,
  trainingDays,
  streamingMeetings,
  trainingRecords,
  trainingTypes,
  trainings,
}
