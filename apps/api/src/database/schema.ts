import { adminSessions } from './schema/admin-sessions.ts'
import { administrators } from './schema/administrators.ts'
import { auditEntries } from './schema/audit-entries.ts'
import { bans } from './schema/bans.ts'
import { branchHosts } from './schema/branch-hosts.ts'
import { branches } from './schema/branches.ts'
import { challengeGoals } from './schema/challenge-goals.ts'
import { challengeParticipants } from './schema/challenge-participants.ts'
import { challengeResults } from './schema/challenge-results.ts'
import { challengeRooms } from './schema/challenge-rooms.ts'
import { challengeTeams } from './schema/challenge-teams.ts'
import { challenges } from './schema/challenges.ts'
import { classes } from './schema/classes.ts'
import { daqKeys } from './schema/daq-keys.ts'
import { displays } from './schema/displays.ts'
import { galleryImages } from './schema/gallery-images.ts'
import { images } from './schema/images.ts'
import { keptAnswers } from './schema/kept-answers.ts'
import { knownNetworks } from './schema/known-networks.ts'
import { linkRequests } from './schema/link-requests.ts'
import { listViews } from './schema/list-views.ts'
import { loginAttempts } from './schema/login-attempts.ts'
import { mailParts } from './schema/mail-parts.ts'
import { mails } from './schema/mails.ts'
import { memberCounts } from './schema/member-counts.ts'
import { memberDays } from './schema/member-days.ts'
import { memberMonths } from './schema/member-months.ts'
import { memberStandings } from './schema/member-standings.ts'
import { memberWeights } from './schema/member-weights.ts'
import { members } from './schema/members.ts'
import { pairingCodes } from './schema/pairing-codes.ts'
import { participantTokens } from './schema/participant-tokens.ts'
import { participations } from './schema/participations.ts'
import { roomCoaches } from './schema/room-coaches.ts'
import { rooms } from './schema/rooms.ts'
import { samples } from './schema/samples.ts'
import { sensors } from './schema/sensors.ts'
import { sentReports } from './schema/sent-reports.ts'
import { settings } from './schema/settings.ts'
import { standingCounts } from './schema/standing-counts.ts'
import { streamingAccounts } from './schema/streaming-accounts.ts'
import { streamingMeetings } from './schema/streaming-meetings.ts'
import { trainingCounts } from './schema/training-counts.ts'
import { trainingDays } from './schema/training-days.ts'
import { trainingRecords } from './schema/training-records.ts'
import { trainingTypes } from './schema/training-types.ts'
import { trainings } from './schema/trainings.ts'

/** Every table, as drizzle wants them together. */
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
  keptAnswers,
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
