import { permissionsOf } from '@repo/domain/permissions'

/** The part of a session's answer that login and refresh share. */
export const presentGrants = (role: string, features: Readonly<Record<string, boolean>>) => ({
  role,
  permissions: [...permissionsOf(role)],
  features_enabled: { ...features },
})
