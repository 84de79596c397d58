import * as v from 'valibot'

import { email, reader, something } from '../core/form.ts'
import { loginLimits } from '../core/limits.ts'

export const readForgotForm = reader(v.object({ email: email(loginLimits.email) }))

const loginForm = v.object({ email: email(loginLimits.email), password: something })

export type LoginFields = v.InferOutput<typeof loginForm>

/** Trims the email only. */
export const readLoginForm = reader(loginForm)
