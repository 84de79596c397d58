import type { PacketWire } from '@repo/api-client/classes/packet'
import { showMeasurements } from '@repo/api-client/classes/show-measurements'
import { formatRemoteState } from '@repo/api-client/rooms/remote-state'
import type { RemoteState } from '@repo/domain/remote-state'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { findClass } from '../classes.ts'

/** An ended class has no participants any more; its results are in the summary. */
const overPacket = (
  row: { remoteState: RemoteState; startAt: Date; finishAt: Date; endedAt: Date | null },
  now: number,
) =>
  ({
    data: [],
    remaining_time: 0,
    time_start: row.startAt.toISOString(),
    time_finish: (row.endedAt ?? row.finishAt).toISOString(),
    sequence: Math.ceil((now - row.startAt.getTime()) / 1000) + 3600,
    server_time: now,
    remote_state: formatRemoteState(row.remoteState),
  }) satisfies PacketWire

export const showMeasurementsRoute = route(
  showMeasurements,
  async ({ params }, { context, principal }) => {
    const row = await principal.branch.read((tx) => findClass(tx, params.uuid))
    if (row === null) throw new Refusal('not-found')
    const packet = context.engine.packet(row.uuid)
    if (packet === null && row.remoteState === 'running') throw new Refusal('unavailable', { retryAfterSeconds: 1 })
    return packet ?? overPacket(row, context.clock.now())
  },
  ({ params }) => params.uuid,
)
