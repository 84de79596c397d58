import { useLingui } from '@lingui/react/macro'
import type { Permission } from '@repo/domain/people/permissions'

export const usePermissionLabels = (): Readonly<Record<Permission, string>> => {
  const { t } = useLingui()
  return {
    dashboard: t`See the figures of the dashboard`,
    user_show: t`See users, lend sensors`,
    user_create: t`Add users`,
    user_edit: t`Edit users, sensors and administrators`,
    user_delete: t`Delete users and administrators`,
    user_metrics: t`See the metrics of users, send reports`,
    center_information_show: t`See and edit the center`,
    reports: t`See statistics`,
    administrator_show: t`See administrators`,
    administrator_create: t`Add administrators`,
    role_show: t`See roles`,
    trainigs_metrics: t`See the metrics of trainings`,
    rooklegend_connected: t`Connect devices of RookLegend`,
    rooklegend_images: t`Edit rooms of RookLegend`,
    rookremote_show: t`See rooms, run classes`,
    rookremote_create: t`Add rooms`,
    rookremote_edit: t`Edit rooms, bans and displays`,
    rookremote_delete: t`Delete rooms`,
    rookremote_images: t`Change pictures of rooms`,
  }
}
