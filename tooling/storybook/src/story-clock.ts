/**
 * When every story begins: a Sunday morning in Mexico City, after all days of the samples. Between two seconds, so that
 * the millisecond by which two clocks are found to differ changes no number that is shown.
 */
const BEGINNING = Date.parse('2026-11-22T16:00:00.500Z')

const realNow = Date.now.bind(Date)

let begunAt = realNow()
let isStill = true

const now = (): number => (isStill ? BEGINNING : BEGINNING + realNow() - begunAt)

/** Sets the clock to the beginning, where it stays unless the story needs one that runs. */
export const beginStory = (clock: unknown): void => {
  begunAt = realNow()
  isStill = clock !== 'running'
}

/** Has every story of a test happen at the same time, so that its picture is the same on any day. */
export const setStoryClock = (): void => {
  const RealDate = Date
  RealDate.now = now
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
  })
}
