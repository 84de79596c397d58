import type { Duplex } from 'node:stream'

/** How long a peer may take to read a last word before its socket is destroyed. */
const FAREWELL_WITHIN_MS = 5000

function destroyIt(this: Duplex): void {
  this.destroy()
}

/**
 * Node takes its own listeners off a socket that leaves HTTP. Until somebody else listens, a peer that resets the
 * connection would end the process.
 */
export const handleSocketErrors = (socket: Duplex): void => {
  socket.on('error', destroyIt)
}

/** Says a last word and lets go of the socket, also of one whose peer neither reads nor closes. */
export const rejectUpgrade = (socket: Duplex, lines: readonly string[], body = ''): void => {
  const timer = setTimeout(() => socket.destroy(), FAREWELL_WITHIN_MS)
  timer.unref()
  socket.once('finish', () => socket.destroy())
  socket.once('close', () => clearTimeout(timer))
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
