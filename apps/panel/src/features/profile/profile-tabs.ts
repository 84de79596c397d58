import type { showAdmin } from '@repo/api-client/admins/admin-endpoints'
import type { ResponseOf } from '@repo/api-client/core/endpoint'

export const PROFILE_TABS = ['data', 'password', 'sessions'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

export type Profile = ResponseOf<typeof showAdmin>
