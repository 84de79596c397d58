import type { AdminRow } from '@repo/api-client/staff/list-staff'

export const adminName = ({ name, lastName1, lastName2 }: AdminRow): string =>
  [name, lastName1, lastName2].filter(Boolean).join(' ')
