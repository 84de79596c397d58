import type { Duplex } from 'node:stream'

// RFC 6455, section 7.4.1, and the IANA registry
export const NORMAL_CLOSURE = 1000
export const GOING_AWAY = 1001
export const UNSUPPORTED_DATA = 1003
export const POLICY_VIOLATION = 1008
export const SERVICE_RESTART = 1012
export const TRY_AGAIN_LATER = 1013

const FAREWELL_WITHIN_MS = 5000

function destroyIt(this: Duplex): void {
  this.destroy()
}

/** Node removes its listeners at an upgrade, and an `error` event without one would end the process. */
export const handleSocketErrors = (socket: Duplex): void => {
  socket.on('error', destroyIt)
}

/** Destroys the socket even if the peer never reads or closes it. */
export const rejectUpgrade = (socket: Duplex, lines: readonly string[], body = ''): void => {
  const timer = setTimeout(() => socket.destroy(), FAREWELL_WITHIN_MS)
  timer.unref()
  socket.once('finish', () => socket.destroy())
  socket.once('close', () => clearTimeout(timer))
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
