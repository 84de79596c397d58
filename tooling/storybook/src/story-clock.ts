/** After all sample data. Between two seconds, so that rounding doesn't change displayed numbers. */
const BEGINNING = Date.parse('2026-11-22T16:00:00.500Z')

const realNow = Date.now.bind(Date)

let begunAt = realNow()
let isStill = true

const now = (): number => (isStill ? BEGINNING : BEGINNING + realNow() - begunAt)

export const beginStory = (clock: unknown): void => {
  begunAt = realNow()
  isStill = clock !== 'running'
}

export const setStoryClock = (): void => {
  const RealDate = Date
  RealDate.now = now
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
  })
}
