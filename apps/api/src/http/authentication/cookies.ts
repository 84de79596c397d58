import type { FastifyReply, FastifyRequest } from 'fastify'

/** Cookies never authenticate: sessions travel in headers. */
export interface Cookies {
  readonly get: (name: string) => string | null
  readonly set: (name: string, value: string, keptSeconds: number) => void
}

/** Browsers accept `__Host-` cookies only over TLS, without a domain, and for path `/`. */
const nameOf = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

export const cookiesOf = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies => ({
  get: (name) => {
    for (const pair of (request.headers.cookie ?? '').split(';')) {
      const [key, value] = pair.trim().split('=')
      if (key === nameOf(name, isSecure) && value !== undefined) return value
    }
    return null
  },
  set: (name, value, keptSeconds) => {
    const where = isSecure ? ['Path=/', 'Secure'] : ['Path=/api/']
    const parts = [
      `${nameOf(name, isSecure)}=${value}`,
      ...where,
      `Max-Age=${keptSeconds}`,
      'HttpOnly',
      'SameSite=Strict',
    ]
    void reply.header('set-cookie', parts.join('; '))
  },
})
