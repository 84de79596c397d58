const LATE_MS = 60

let measuring = 0

const late = (measured: () => void): void => {
  measuring += 1
  setTimeout(() => {
    measuring -= 1
    measured()
  }, LATE_MS)
}

const lateFrames = (): void => {
  const nextFrame = window.requestAnimationFrame.bind(window)
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

// React renders what no event of the test caused by a message to itself, which carries nothing
const lateRenders = (): void => {
  const post = Reflect.get(MessagePort.prototype, 'postMessage') as (this: MessagePort, message: unknown) => void
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
    if (message[0] === null) setTimeout(() => Reflect.apply(post, this, message), LATE_MS)
    else Reflect.apply(post, this, message)
  }
}

/**
 * Frames, measurements and renders come as late as on a slow machine, in every test: an assertion that does not wait
 * for what they bring then fails each time, and not once in a hundred runs.
 */
export const comeLate = (): void => {
  lateFrames()
  lateObservers()
  lateRenders()
}

const LOOK_MS = 20
const LOOKS = 100

/** Resolves when nothing that was measured is still to be drawn, or when that has no end. */
export const settled = async (looks = LOOKS): Promise<void> => {
  await new Promise((done) => setTimeout(done, LOOK_MS))
  if (measuring > 0 && looks > 0) await settled(looks - 1)
}
