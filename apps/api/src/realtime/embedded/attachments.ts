import { allows, type Capability } from '../access/capability.ts'
import { type Channel, isChannelName, type Subscriber } from './channel.ts'
import type { Channels } from './channels.ts'
import { type Fault, FAULTS } from './faults.ts'
import type { Limits } from './limits.ts'
import type { RingEntry } from './message-ring.ts'
import { ACTION, ALL_MODES, FLAG, type InboundFrame, type OutboundFrame } from './protocol.ts'
import { parseRewind, rewound } from './rewind.ts'

interface Attachment {
  readonly channel: Channel
  readonly modes: number
  /** Requested modes; a later token may grant more of them. */
  readonly asked: number
}

export interface Regranted {
  readonly lost: readonly string[]
  readonly widened: readonly OutboundFrame[]
}

export interface Attached {
  readonly answer: OutboundFrame
  readonly backlog: readonly RingEntry[]
}

interface Start {
  readonly from: number
  readonly isResumed: boolean
  readonly backlog: readonly RingEntry[]
}

const grantedModes = (capability: Capability, channel: string, flags: number): number => {
  const permitted =
    (allows(capability, channel, 'publish') ? FLAG.publish : 0) |
    (allows(capability, channel, 'subscribe') ? FLAG.subscribe : 0)
  const asked = flags & ALL_MODES
  return asked === 0 ? permitted : permitted & asked
}

export class Attachments {
  readonly #channels: Channels
  readonly #limits: Limits
  readonly #subscriber: Subscriber
  /** Usually one: a list takes less memory than a map. */
  #all: readonly Attachment[] = []

  constructor(channels: Channels, limits: Limits, subscriber: Subscriber) {
    this.#channels = channels
    this.#limits = limits
    this.#subscriber = subscriber
  }

  /** Send the answer, then the backlog, in the same turn: the client drops messages that precede the answer. */
  attach(frame: InboundFrame, capability: Capability, now: number): Attached | Fault {
    const name = frame.channel ?? ''
    if (!isChannelName(name, this.#limits.maxChannelNameLength)) return FAULTS.invalidChannelName
    const modes = grantedModes(capability, name, frame.flags ?? 0)
    if (modes === 0) return FAULTS.notPermitted
    const isNew = this.#find(name) === undefined
    if (isNew && this.#all.length >= this.#limits.maxAttachments) return FAULTS.tooManyChannels

    const channel = this.#channels.open(name)
    // excludes messages that expired since the last sweep
    channel.ring.evict(now)
    const start = this.#start(channel, frame, now)
    const backlog = (modes & FLAG.subscribe) === 0 ? [] : start.backlog
    this.#keep({ channel, modes, asked: frame.flags ?? 0 })
    if ((modes & FLAG.subscribe) === 0) channel.subscribers.delete(this.#subscriber)
    else channel.subscribers.add(this.#subscriber)
    const lostContinuity = !start.isResumed && typeof frame.channelSerial === 'string'
    const answer: OutboundFrame = {
      action: ACTION.attached,
      channel: name,
      channelSerial: channel.serialAt(start.from),
      flags: modes | (start.isResumed ? FLAG.resumed : 0) | (backlog.length > 0 ? FLAG.hasBacklog : 0),
      params: this.#grantedParams(frame),
      error: lostContinuity ? FAULTS.continuityLost : undefined,
    }
    return { answer, backlog }
  }

  detach(name: string): void {
    this.#find(name)?.channel.subscribers.delete(this.#subscriber)
    this.#all = this.#without(name)
  }

  detachAll(): void {
    for (const { channel } of this.#all) channel.subscribers.delete(this.#subscriber)
    this.#all = []
  }

  regrant(capability: Capability): Regranted {
    const lost: string[] = []
    const widened: OutboundFrame[] = []
    for (const { channel, modes, asked } of this.#all) {
      const granted = grantedModes(capability, channel.name, asked)
      if ((granted & modes) !== modes) lost.push(channel.name)
      else if (granted !== modes) widened.push(this.#widen({ channel, modes: granted, asked }))
    }
    for (const name of lost) this.detach(name)
    return { lost, widened }
  }

  /** Without an attachment, the token alone decides. */
  forbidsPublishing(name: string): boolean {
    const attachment = this.#find(name)
    return attachment !== undefined && (attachment.modes & FLAG.publish) === 0
  }

  #find(name: string): Attachment | undefined {
    return this.#all.find(({ channel }) => channel.name === name)
  }

  #without(name: string): readonly Attachment[] {
    return this.#all.filter(({ channel }) => channel.name !== name)
  }

  #keep(attachment: Attachment): void {
    this.#all = [...this.#without(attachment.channel.name), attachment]
  }

  /** The client wasn't subscribed before, so it has missed nothing. */
  #widen(attachment: Attachment): OutboundFrame {
    const { channel, modes } = attachment
    const hasListened = channel.subscribers.has(this.#subscriber)
    this.#keep(attachment)
    if ((modes & FLAG.subscribe) !== 0) channel.subscribers.add(this.#subscriber)
    const channelSerial = channel.serialAt(channel.ring.last)
    return {
      action: ACTION.attached,
      channel: channel.name,
      channelSerial,
      flags: modes | (hasListened ? FLAG.resumed : 0),
    }
  }

  #start(channel: Channel, frame: InboundFrame, now: number): Start {
    // unread messages are still in the same socket, so a backlog would duplicate them
    if (channel.subscribers.has(this.#subscriber)) return { from: channel.ring.last, isResumed: true, backlog: [] }
    const resumed = this.#channels.resumePoint(channel, frame.channelSerial ?? null)
    if (resumed !== null) return { from: resumed, isResumed: true, backlog: channel.ring.after(resumed) }
    const backlog = rewound(channel.ring, parseRewind(frame.params?.['rewind']), now)
    const first = backlog[0]
    return { from: first === undefined ? channel.ring.last : first.sequence - 1, isResumed: false, backlog }
  }

  #grantedParams(frame: InboundFrame): Record<string, string> {
    const rewind = parseRewind(frame.params?.['rewind'])
    return rewind === null ? {} : { rewind: String(frame.params?.['rewind']) }
  }
}
