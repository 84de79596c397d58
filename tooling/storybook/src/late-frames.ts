const LATE_MS = 60

/** The browser's own. */
const nextFrame = window.requestAnimationFrame.bind(window)

/** Measurements on their way to the page. */
let onTheirWay = 0

const late = (arrive: () => void): void => {
  onTheirWay += 1
  setTimeout(() => {
    onTheirWay -= 1
    arrive()
  }, LATE_MS)
}

const lateFrames = (): void => {
  const cancelFrame = window.cancelAnimationFrame.bind(window)
  const frames = new Map<number, number>()
  window.requestAnimationFrame = (callback) => {
    const timer = window.setTimeout(() => {
      const frame = nextFrame((time) => {
        frames.delete(timer)
        callback(time)
      })
      frames.set(timer, frame)
    }, LATE_MS)
    return timer
  }
  window.cancelAnimationFrame = (timer) => {
    window.clearTimeout(timer)
    cancelFrame(frames.get(timer) ?? 0)
    frames.delete(timer)
  }
}

const lateObservers = (): void => {
  window.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => late(() => callback(entries, observer)))
    }
  }
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => late(() => callback(entries, observer)), options)
    }
  }
}

/**
 * Frames and measurements come as late as on a slow machine, in every test: an assertion that does not wait
 * for what they bring then fails each time, and not once in a hundred runs.
 */
export const comeLate = (): void => {
  lateFrames()
  lateObservers()
}

/** Measurements come with a frame, and what they bring with the next one. */
const QUIET_FRAMES = 2
const MOST_FRAMES = 120

const HIDDEN_MS = 200

/** The next frame; a page that nobody sees has none. */
const drawn = () =>
  new Promise<unknown>((done) => {
    nextFrame(done)
    setTimeout(done, HIDDEN_MS)
  })

const isEnding = (animation: Animation): boolean =>
  animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity

/** True while a frame, a measurement, or an animation that ends has not come. */
const isMoving = (): boolean => onTheirWay > 0 || document.getAnimations().some(isEnding)

/** Resolves when the page has been still for some frames, or when it does not come to rest. */
export const settled = async (): Promise<void> => {
  let quiet = 0
  for (let frame = 0; quiet < QUIET_FRAMES && frame < MOST_FRAMES; frame += 1) {
    await drawn()
    quiet = isMoving() ? 0 : quiet + 1
  }
}
