import type { ResponseOf } from '@repo/api-client/core/endpoint'
import type { showAdmin } from '@repo/api-client/staff/staff-endpoints'

export const PROFILE_TABS = ['data', 'password', 'sessions'] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

export type Profile = ResponseOf<typeof showAdmin>
