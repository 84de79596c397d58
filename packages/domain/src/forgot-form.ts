import * as v from 'valibot'

import { email, reader } from './form.ts'
import { loginLimits } from './limits.ts'

/** Reads the form that asks for a new password: the address somebody signs in with. */
export const readForgotForm = reader(v.object({ email: email(loginLimits.email) }))
