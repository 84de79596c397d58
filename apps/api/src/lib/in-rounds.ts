/** Turns of a round: of twenty thousand sockets a thousand at a time are written to. */
const TURNS = 20

/**
 * Visits each of a set once in so many milliseconds, some at each turn, so that thousands never hold the event loop
 * together. Who comes during a round has a turn in the next one. Answers how to stop it.
 */
export const inRounds = <T>(all: ReadonlySet<T>, roundMs: number, visit: (one: T) => void): (() => void) => {
  let round: readonly T[] = []
  let turn = 0
  const timer = setInterval(() => {
    if (turn === 0) round = [...all]
    const placeAt = (turns: number) => Math.ceil((round.length * turns) / TURNS)
    for (const one of round.slice(placeAt(turn), placeAt(turn + 1))) if (all.has(one)) visit(one)
    turn = (turn + 1) % TURNS
  }, roundMs / TURNS)
  timer.unref()
  return () => clearInterval(timer)
}
