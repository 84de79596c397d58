import * as v from 'valibot'

import { email, reader } from '../core/form.ts'
import { loginLimits } from '../core/limits.ts'

export const readForgotForm = reader(v.object({ email: email(loginLimits.email) }))
