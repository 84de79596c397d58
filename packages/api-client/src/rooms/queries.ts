import { queryOptions } from '@tanstack/react-query'

import { centerQueryOptions } from '../center/queries.ts'
import type { Client } from '../core/client.ts'
import type { Room } from './room.ts'

export const remoteRoomsQueryOptions = (client: Client, branchUuid: string) =>
  queryOptions({
    ...centerQueryOptions(client, branchUuid),
    select: (center): readonly Room[] => center.rooms.filter((room) => room.kind === 'remote'),
  })

export const daqRoomsQueryOptions = (client: Client, branchUuid: string) =>
  queryOptions({
    ...centerQueryOptions(client, branchUuid),
    select: (center): readonly Room[] => center.rooms.filter((room) => room.kind === 'daq'),
  })
