import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { showClassSummary, showMeasurements } from './class-summary.ts'
import { packetOf } from './packet.ts'
import { listJoinRequests, listRefusedStraps, listStrapsElsewhere } from './participants.ts'
import { showRoomHistory } from './room-history.ts'

export const classSummaryQueryOptions = (client: Client, classUuid: string) =>
  queryOptions({
    queryKey: ['class-summary', classUuid],
    queryFn: ({ signal }) => client.call(showClassSummary, { params: { uuid: classUuid } }, signal),
  })

/** Refetched when `count`, from the packet, changes. */
export const joinRequestsQueryOptions = (client: Client, classUuid: string, count: number) =>
  queryOptions({
    queryKey: ['join-requests', classUuid, count],
    queryFn: ({ signal }) => client.call(listJoinRequests, { params: { uuid: classUuid } }, signal),
    enabled: count > 0,
    staleTime: 0,
    gcTime: 0,
  })

/** Refetched when `count`, from the packet, changes. */
export const strapsElsewhereQueryOptions = (client: Client, classUuid: string, count: number) =>
  queryOptions({
    queryKey: ['straps-elsewhere', classUuid, count],
    queryFn: ({ signal }) => client.call(listStrapsElsewhere, { params: { uuid: classUuid } }, signal),
  })

/** Refetched when `count`, from the packet, changes. */
export const refusedStrapsQueryOptions = (client: Client, classUuid: string, count: number) =>
  queryOptions({
    queryKey: ['refused-straps', classUuid, count],
    queryFn: ({ signal }) => client.call(listRefusedStraps, { params: { uuid: classUuid } }, signal),
    enabled: count > 0,
    staleTime: 0,
    gcTime: 0,
  })

export const roomHistoryQueryOptions = (client: Client, roomUuid: string) =>
  queryOptions({
    queryKey: ['room-history', roomUuid],
    queryFn: ({ signal }) => client.call(showRoomHistory, { params: { uuid: roomUuid } }, signal),
  })

export const classPacketQueryOptions = (client: Client, classUuid: string) =>
  queryOptions({
    queryKey: ['class-packet', classUuid],
    queryFn: async ({ signal }) =>
      packetOf(await client.call(showMeasurements, { params: { uuid: classUuid } }, signal)),
    staleTime: 0,
  })
