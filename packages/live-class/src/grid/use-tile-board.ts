import { classOf } from '@repo/domain/classes/class-life'
import { quietAt, serverTimeOf } from '@repo/domain/live/live-wall'
import { noPlaces, placesAt } from '@repo/domain/live/tile-order'
import { SHOWN } from '@repo/domain/privacy/visibility'
import { createTileBoard, type TileBoard } from '@repo/ui/tile-board'
import { useEffect, useState } from 'react'

import type { ClassControlState } from '../control/class-actions.ts'
import type { ClassControl } from '../control/class-control.ts'
import { screenNow } from '../control/screen-clock.ts'
import type { TileTexts } from './tile-texts.ts'
import { tileViewOf } from './tile-views.ts'
import { tileOrderOf } from './use-tile-orders.ts'

/** Updates the tiles outside React, so that packets render nothing. */
export const useTileBoard = (control: ClassControl, words: TileTexts, isStaff: boolean): TileBoard => {
  const [board] = useState(() => createTileBoard())
  useEffect(() => {
    let places = noPlaces
    const draw = (state: ClassControlState) => {
      const held = classOf(state.life)
      if (held === null) return
      const now = screenNow()
      const serverNow = serverTimeOf(state.wall, now)
      const { shown } = quietAt(state.wall, now)
      // a newer server may have a level that is unknown here
      const participants = isStaff ? shown : shown.filter(({ visibility = 'all' }) => SHOWN[visibility].tile)
      const said = new Map(state.wall.packet?.participants.map(({ userUuid, signal }) => [userUuid, signal]))
      const isLost = (userUuid: string) => said.get(userUuid) === 'disconnected'
      places = placesAt(places, participants, tileOrderOf(state), now)
      const byId = new Map(participants.map((participant) => [participant.userUuid, participant]))
      const context = { serverNow, words, stepsIcon: held.stepsIcon, isLost, ranks: places.ranks, isStaff }
      board.apply(
        places.ids.flatMap((id) => {
          const participant = byId.get(id)
          return participant === undefined ? [] : tileViewOf(participant, context)
        }),
      )
    }
    draw(control.store.getState())
    board.flush()
    return control.store.subscribe(draw)
  }, [board, control, words, isStaff])
  return board
}
