/** After all sample data. Between two seconds, so that rounding doesn't change displayed numbers. */
const BEGINNING = Date.parse('2026-11-22T16:00:00.500Z')

const realNow = Date.now.bind(Date)

let begunAt = realNow()
let begins = BEGINNING
let isStill = true

const now = (): number => (isStill ? begins : begins + realNow() - begunAt)

/** `clock` is `running`, an ISO time to run from, or absent for a stopped clock. */
export const beginStory = (clock: unknown): void => {
  const from = typeof clock === 'string' ? Date.parse(clock) : Number.NaN
  begunAt = realNow()
  begins = Number.isNaN(from) ? BEGINNING : from
  isStill = typeof clock !== 'string'
}

export const setStoryClock = (): void => {
  const RealDate = Date
  RealDate.now = now
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
  })
}
