import * as v from 'valibot'

import { email, reader } from '../core/form.ts'
import { loginLimits } from '../core/limits.ts'

/** Reads the form that asks for a new password: the address somebody signs in with. */
export const readForgotForm = reader(v.object({ email: email(loginLimits.email) }))
