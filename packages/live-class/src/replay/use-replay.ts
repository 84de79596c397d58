import type { Seconds } from '@repo/domain/core/units'
import { collapseDisconnected } from '@repo/domain/live/collapse-disconnected'
import { replayAt, replayedSecond, replayTime, type ReplayedClass, type ReplaySpeed } from '@repo/domain/live/replay'
import { noPlaces, placesAt, shownOrder, type Places } from '@repo/domain/live/tile-order'
import { createTileBoard } from '@repo/ui/tile-board'
import { useEffect, useMemo, useRef, useState } from 'react'

import { screenNow } from '../control/screen-clock.ts'
import type { TileTexts } from '../grid/tile-texts.ts'
import { tileViewOf } from '../grid/tile-views.ts'

/** The maximum rate of tile updates, and the rate for reduced motion. */
const STEP_MS = 100
const CALM_STEP_MS = 1000

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const stepOf = (speed: ReplaySpeed): number => (wantsNoMotion() ? CALM_STEP_MS : Math.max(STEP_MS, 1000 / speed))

export const useReplay = (replayed: ReplayedClass, words: TileTexts) => {
  const [board] = useState(() => createTileBoard())
  const [moment, setMoment] = useState<Seconds>(0)
  const [speed, setSpeed] = useState<ReplaySpeed>(1)
  const [isPlaying, setIsPlaying] = useState(false)
  const places = useRef<Places>(noPlaces)
  const second = Math.floor(moment)
  const { shown, folded } = useMemo(
    () => collapseDisconnected(replayAt(replayed, second), replayTime(second)),
    [replayed, second],
  )
  useEffect(() => {
    // tiles keep their places in real time, whatever the replay's speed
    places.current = placesAt(places.current, shown, shownOrder(shown, replayed.order), screenNow())
    const byId = new Map(shown.map((participant) => [participant.userUuid, participant]))
    const context = { serverNow: replayTime(second), words, stepsIcon: null, ranks: places.current.ranks }
    board.apply(
      places.current.ids.flatMap((id) => {
        const participant = byId.get(id)
        return participant === undefined ? [] : tileViewOf(participant, context)
      }),
    )
  }, [board, replayed, second, shown, words])
  const isOver = moment >= replayed.seconds
  useEffect(() => {
    if (!isPlaying || isOver) return undefined
    let last = screenNow()
    const timer = setInterval(() => {
      const now = screenNow()
      const elapsed = now - last
      last = now
      setMoment((before) => replayedSecond(replayed, before, elapsed, speed))
    }, stepOf(speed))
    return () => clearInterval(timer)
  }, [isPlaying, isOver, replayed, speed])
  const goTo = (to: Seconds): void => {
    places.current = noPlaces
    setMoment(to)
  }
  const toggle = (): void => {
    if (isOver) goTo(0)
    setIsPlaying(isOver || !isPlaying)
  }
  const order = shownOrder(shown, replayed.order)
  return { board, order, quiet: folded, second, speed, setSpeed, isPlaying: isPlaying && !isOver, toggle, goTo }
}
