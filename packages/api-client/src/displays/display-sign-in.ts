import { loginLimits, secretLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done } from '../core/schemas.ts'
import { text } from '../core/text.ts'

/** Pairs the display if needed, and lets it run classes as the coach for 12 hours. */
export const signInDisplay = endpoint({
  method: 'POST',
  path: '/api/v2/displays/sign-in',
  summary: 'Sign a coach in on a display',
  access: { kind: 'center' },
  body: z.object({
    email: text().check(z.minLength(1), z.maxLength(loginLimits.email.max)),
    password: text().check(z.minLength(1), z.maxLength(loginLimits.password.max)),
    display: z.optional(text().check(z.maxLength(secretLimits.issued.max))),
  }),
  response: z.object({ token: z.string() }),
  status: 201,
  errors: {
    401: ['email-not-verified', 'account-disabled'],
    403: ['forbidden'],
    422: ['wrong-credentials'],
  },
})

export const signOutDisplay = endpoint({
  method: 'POST',
  path: '/api/v2/display/sign-out',
  summary: 'Sign the coach out of a display',
  access: { kind: 'display' },
  body: z.object({}),
  response: Done,
})
