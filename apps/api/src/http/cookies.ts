import type { FastifyReply, FastifyRequest } from 'fastify'

/** The cookies of one call. None of them lets anybody in: sessions travel in headers. */
export interface Cookies {
  readonly get: (name: string) => string | null
  /** Names and values are letters, digits, `-`, `_` and `.`. */
  readonly set: (name: string, value: string, keptSeconds: number) => void
}

export const cookiesOf = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies => ({
  get: (name) => {
    for (const pair of (request.headers.cookie ?? '').split(';')) {
      const [key, value] = pair.trim().split('=')
      if (key === name && value !== undefined) return value
    }
    return null
  },
  set: (name, value, keptSeconds) => {
    const parts = [`${name}=${value}`, 'Path=/api/', `Max-Age=${keptSeconds}`, 'HttpOnly', 'SameSite=Strict']
    void reply.header('set-cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '))
  },
})
