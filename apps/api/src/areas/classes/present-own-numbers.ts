import type { OwnNumbersWire } from '@repo/api-client/participation/own-numbers'
import { ZONES } from '@repo/domain/zones'

import { presentPoints } from '../challenges/presenters/points.ts'
import { waitingRequests } from './join-requests.ts'
import { settle, type LiveClass, type LiveParticipant } from './live-class.ts'
import { countsInstead } from './other-classes.ts'
import { presentParticipant } from './present-packet.ts'

/** What a participant is shown of a running class: the own line of the packet and the account behind it. */
export const presentOwnNumbers = (liveClass: LiveClass, participant: LiveParticipant, now: number): OwnNumbersWire => {
  settle(liveClass, participant)
  const { tally, profile } = participant
  const other = countsInstead(participant.earlierClasses, participant, now)
  return {
    ...presentParticipant(participant, now),
    max_heart_rate: profile.maxHeartRate,
    rookpoints: presentPoints(tally.points),
    duration_time_tot: tally.recordedSeconds + tally.carriedSeconds,
    zones: ZONES.map((zone) => tally.zoneSeconds[zone]),
    effort_avg: tally.averageEffort,
    hr_max: tally.peakHeartRate,
    join_request:
      waitingRequests(liveClass, now).find((one) => one.participationUuid === participant.uuid)?.uuid ?? null,
    ...(other === null ? {} : { counts_in: other.roomName }),
  }
}
