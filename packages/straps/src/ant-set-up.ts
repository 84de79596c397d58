import { formatAntFrame, type AntMessage } from './ant-frames.ts'

export const ANT_STARTED = 0x6f
const RESET = 0x4a
const REQUEST = 0x4d
const CAPABILITIES = 0x54
const NETWORK_KEY = 0x46
const ASSIGN_CHANNEL = 0x42
const CHANNEL_ID = 0x51
const FREQUENCY = 0x45
const PERIOD = 0x43
const LIBRARY_CONFIG = 0x6e
const SCAN = 0x5b
/** Channel, id of the answered message, code. */
const RESPONSE = 0x40
const SERIAL_ERROR = 0xae

/** The public key of ANT+. Its use is subject to Garmin's adopter agreement. */
const ANT_PLUS_KEY = [0xb9, 0xa5, 0x21, 0xfb, 0xbd, 0x72, 0xc3, 0x45]

interface SetUpStep {
  readonly id: number
  readonly content: readonly number[]
  readonly answer: number
}

/** Scan mode uses channel 0 alone, receives only, and needs the library config, which adds the number of the strap. */
const STEPS: readonly SetUpStep[] = [
  { id: RESET, content: [0], answer: ANT_STARTED },
  { id: REQUEST, content: [0, CAPABILITIES], answer: CAPABILITIES },
  { id: NETWORK_KEY, content: [0, ...ANT_PLUS_KEY], answer: RESPONSE },
  // receive only
  { id: ASSIGN_CHANNEL, content: [0, 0x40, 0], answer: RESPONSE },
  // any heart-rate strap: device type 120
  { id: CHANNEL_ID, content: [0, 0, 0, 120, 0], answer: RESPONSE },
  // 2457 MHz
  { id: FREQUENCY, content: [0, 57], answer: RESPONSE },
  // 8070/32768 s
  { id: PERIOD, content: [0, 0x86, 0x1f], answer: RESPONSE },
  // device number, signal strength, and time with each broadcast
  { id: LIBRARY_CONFIG, content: [0, 0xe0], answer: RESPONSE },
  { id: SCAN, content: [0, 0], answer: RESPONSE },
]

export const SET_UP_STEPS = STEPS.length

/** Sticks accept one message per write. */
export const setUpFrame = (step: number): Uint8Array => {
  const { id, content } = STEPS[step] ?? { id: RESET, content: [0] }
  return formatAntFrame(id, content)
}

const EXTENDED_MESSAGES = 0b0000_0010
const SCAN_MODE = 0b0000_0100
const NEEDED = EXTENDED_MESSAGES | SCAN_MODE

/** The fifth byte holds the second advanced options. Source: ANT Message Protocol and Usage 5.1, section 9.5.7.4. */
const canScan = (capabilities: Uint8Array): boolean => ((capabilities[4] ?? 0) & NEEDED) === NEEDED

/**
 * `unsupported`: the stick lacks scan mode. `refused`: an error code, or a serial error, as clones answer to valid
 * messages. `other`: no answer to this step.
 */
export type SetUpAnswer = 'done' | 'unsupported' | 'refused' | 'other'

export const readSetUpAnswer = (step: number, { id, content }: AntMessage): SetUpAnswer => {
  if (id === SERIAL_ERROR) return 'refused'
  const awaited = STEPS[step]
  if (id !== awaited?.answer) return 'other'
  if (id === CAPABILITIES) return canScan(content) ? 'done' : 'unsupported'
  if (id !== RESPONSE) return 'done'
  if (content[1] !== awaited.id) return 'other'
  return content[2] === 0 ? 'done' : 'refused'
}
