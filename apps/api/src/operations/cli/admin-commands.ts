import { ROLES } from '@repo/domain/people/permissions'
import { eq } from 'drizzle-orm'

import { hashPassword } from '../../areas/auth/password.ts'
import { createAdministrator } from '../../areas/staff/staff-commands.ts'
import { administrators, adminSessions } from '../../database/schema/staff.ts'
import { type Command, type CommandOption, CommandRefused } from './command.ts'
import { findCenter } from './find-center.ts'
import { newPassword } from './new-password.ts'
import { asField, asOneOf, valueOf } from './values.ts'

const PASSWORD_FILE: CommandOption = {
  value: 'FILE',
  about: 'file containing the password, or - for stdin (prompts if omitted)',
}

const create: Command = {
  name: 'admin create',
  about: 'adds an administrator or a coach to a center',
  positionals: [],
  options: {
    center: { value: 'CENTER', about: 'host name, name, or ID of the center (default: the only one)' },
    role: { value: ROLES.join('|'), about: "the person's role (default: admin)" },
    name: { value: 'NAME', about: 'first name' },
    'last-name': { value: 'NAME', about: 'last name' },
    email: { value: 'EMAIL', about: 'what the person signs in with' },
    'password-file': PASSWORD_FILE,
  },
  run: async ({ options }, terminal, db) => {
    const ask = (name: string, wanted: Parameters<typeof valueOf>[1]) => valueOf(options[name]?.[0], wanted, terminal)
    const center = await findCenter(db, options['center']?.[0])
    const role = await ask('role', { label: 'Role', check: asOneOf(ROLES), otherwise: 'admin' })
    const name = await ask('name', { label: 'Name', check: asField('name') })
    const lastName1 = await ask('last-name', { label: 'Last name', check: asField('lastName1') })
    const email = await ask('email', { label: 'Email', check: asField('email') })
    const passwordHash = await hashPassword(await newPassword(options['password-file']?.[0], terminal, center.name))
    const person = { branchUuid: center.uuid, name, lastName1, email, passwordHash, now: Date.now() }
    await db.transaction((tx) => createAdministrator(tx, { ...person, role: role === 'coach' ? 'coach' : 'admin' }))
    terminal.out(`${email} can now sign in at ${center.name}.`)
  },
}

const resetPassword: Command = {
  name: 'admin reset-password',
  about: 'sets a new password and signs the person out everywhere',
  positionals: [],
  options: {
    email: { value: 'EMAIL', about: 'what the person signs in with' },
    'password-file': PASSWORD_FILE,
  },
  run: async ({ options }, terminal, db) => {
    const email = await valueOf(options['email']?.[0], { label: 'Email', check: asField('email') }, terminal)
    const [person] = await db.select().from(administrators).where(eq(administrators.email, email))
    if (person === undefined) throw new CommandRefused(`No account with ${email}.`)
    const center = await findCenter(db, person.branchUuid)
    const passwordHash = await hashPassword(await newPassword(options['password-file']?.[0], terminal, center.name))
    await db.transaction(async (tx) => {
      await tx.update(administrators).set({ passwordHash }).where(eq(administrators.uuid, person.uuid))
      await tx.delete(adminSessions).where(eq(adminSessions.adminUuid, person.uuid))
    })
    terminal.out(`Password changed. ${email} was signed out everywhere.`)
  },
}

export const adminCommands: readonly Command[] = [create, resetPassword]
