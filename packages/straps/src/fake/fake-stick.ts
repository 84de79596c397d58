import { antFrameReader, type AntMessage, formatAntFrame } from '../ant-frames.ts'
import { broadcastFrame } from './broadcast.ts'
import { fakeHeart, type FakeHeart } from './fake-heart.ts'
import { randomOf } from './random.ts'

/** Its capabilities: scan mode and extended messages are bits of the fifth byte. */
const CAPABILITIES = [8, 3, 0, 0xba, 0x36, 0]
const CAPABILITIES_OF_CLONE = [8, 3, 0, 0xba, 0x30, 0]

export interface FakeStickOptions {
  /** ANT numbers of the straps in its range. */
  readonly numbers: readonly number[]
  readonly seed?: number
}

/** Faults that a test turns on and off. */
interface StickFaults {
  /** Neither answers nor sends. */
  hangs: boolean
  /** Answers, but no strap is in its range. */
  isAlone: boolean
  cannotScan: boolean
  /** Id of the message that it answers with an error code. */
  refuses: number | null
  /** Share of broadcasts lost on the air. */
  loss: number
  /** Share of broadcasts followed by random bytes. */
  noise: number
}

/** A broadcast that the stick has passed on. */
export interface SentBroadcast {
  readonly strap: string
  readonly at: number
  readonly heartRate: number
}

export interface FakeStick {
  readonly faults: StickFaults
  /** Bytes from the host. */
  readonly write: (bytes: Uint8Array, now: number) => void
  /** Bytes to the host until `now`, in order. */
  readonly read: (now: number) => Uint8Array
  /** Restarts without a request. */
  readonly restart: () => void
  readonly isScanning: () => boolean
  readonly sent: () => readonly SentBroadcast[]
}

export const numbersFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + 37 * index)

/** An ANT stick with straps in its range, each of which sends about four times a second. `now` is in ms. */
export const fakeStick = ({ numbers, seed = 1 }: FakeStickOptions): FakeStick => {
  const random = randomOf(seed)
  const faults: StickFaults = { hangs: false, isAlone: false, cannotScan: false, refuses: null, loss: 0, noise: 0 }
  const host = antFrameReader()
  const phases = numbers.map(() => random())
  let hearts: readonly FakeHeart[] = []
  let isScanning = false
  let out: number[] = []
  const sent: SentBroadcast[] = []

  const send = (id: number, ...content: readonly number[]): void => void out.push(...formatAntFrame(id, content))
  const start = (): void => {
    isScanning = false
    send(0x6f, 0x20)
  }
  const answer = ({ id, content }: AntMessage, now: number): void => {
    if (id === 0x4a) return start()
    if (id === 0x4d) return send(0x54, ...(faults.cannotScan ? CAPABILITIES_OF_CLONE : CAPABILITIES))
    if (id === faults.refuses) return send(0x40, content[0] ?? 0, id, 0x28)
    send(0x40, content[0] ?? 0, id, 0)
    if (id !== 0x5b) return
    isScanning = true
    // straps keep sending while the stick is set up, so all go on from their first scan
    if (hearts.length === 0) hearts = numbers.map((number, index) => fakeHeart(number, now, phases[index] ?? 0))
  }
  const receive = (heart: FakeHeart): void => {
    const at = heart.dueAt()
    const broadcast = heart.broadcast()
    if (!isScanning || faults.isAlone || faults.hangs || random() < faults.loss) return
    out.push(...broadcastFrame(broadcast))
    sent.push({ strap: `ant:${broadcast.number}`, at, heartRate: broadcast.heartRate ?? 0 })
    if (random() < faults.noise) out.push(...Array.from({ length: 1 + random() * 8 }, () => Math.floor(random() * 256)))
  }

  return {
    faults,
    isScanning: () => isScanning,
    sent: () => sent,
    restart: start,
    write: (bytes, now) => {
      if (faults.hangs) return
      for (const message of host.read(bytes)) answer(message, now)
    },
    read: (now) => {
      const due = hearts.flatMap((heart) => (heart.dueAt() <= now ? [heart] : []))
      for (const heart of due) while (heart.dueAt() <= now) receive(heart)
      const bytes = Uint8Array.from(out)
      out = []
      return bytes
    },
  }
}
