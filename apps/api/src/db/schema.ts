import { adminSessions } from './tables/admin-sessions.ts'
import { administrators } from './tables/administrators.ts'
import { auditEntries } from './tables/audit-entries.ts'
import { bans } from './tables/bans.ts'
import { branchHosts } from './tables/branch-hosts.ts'
import { branches } from './tables/branches.ts'
import { challengeGoals } from './tables/challenge-goals.ts'
import { challengeParticipants } from './tables/challenge-participants.ts'
import { challengeResults } from './tables/challenge-results.ts'
import { challengeRooms } from './tables/challenge-rooms.ts'
import { challengeTeams } from './tables/challenge-teams.ts'
import { challenges } from './tables/challenges.ts'
import { classes } from './tables/classes.ts'
import { daqKeys } from './tables/daq-keys.ts'
import { displays } from './tables/displays.ts'
import { galleryImages } from './tables/gallery-images.ts'
import { images } from './tables/images.ts'
import { keptAnswers } from './tables/kept-answers.ts'
import { knownNetworks } from './tables/known-networks.ts'
import { linkRequests } from './tables/link-requests.ts'
import { listViews } from './tables/list-views.ts'
import { loginAttempts } from './tables/login-attempts.ts'
import { mailParts } from './tables/mail-parts.ts'
import { mails } from './tables/mails.ts'
import { memberCounts } from './tables/member-counts.ts'
import { memberDays } from './tables/member-days.ts'
import { memberMonths } from './tables/member-months.ts'
import { memberStandings } from './tables/member-standings.ts'
import { memberWeights } from './tables/member-weights.ts'
import { members } from './tables/members.ts'
import { pairingCodes } from './tables/pairing-codes.ts'
import { participantTokens } from './tables/participant-tokens.ts'
import { participations } from './tables/participations.ts'
import { roomCoaches } from './tables/room-coaches.ts'
import { rooms } from './tables/rooms.ts'
import { samples } from './tables/samples.ts'
import { sensors } from './tables/sensors.ts'
import { sentReports } from './tables/sent-reports.ts'
import { settings } from './tables/settings.ts'
import { standingCounts } from './tables/standing-counts.ts'
import { streamingAccounts } from './tables/streaming-accounts.ts'
import { streamingMeetings } from './tables/streaming-meetings.ts'
import { trainingCounts } from './tables/training-counts.ts'
import { trainingDays } from './tables/training-days.ts'
import { trainingRecords } from './tables/training-records.ts'
import { trainingTypes } from './tables/training-types.ts'
import { trainings } from './tables/trainings.ts'

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
