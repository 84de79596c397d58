import * as v from 'valibot'

import { email, reader, something } from '../core/form.ts'
import { loginLimits } from '../core/limits.ts'

const loginForm = v.object({ email: email(loginLimits.email), password: something })

export type LoginFields = v.InferOutput<typeof loginForm>

/** Reads what was typed at the login: the trimmed address, and the password as it is. */
export const readLoginForm = reader(loginForm)
