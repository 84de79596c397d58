import { useLingui } from '@lingui/react/macro'
import type { Permission } from '@repo/domain/people/permissions'

export const usePermissionLabels = (): Readonly<Record<Permission, string>> => {
  const { t } = useLingui()
  return {
    dashboard: t`View dashboard stats`,
    user_show: t`View users and lend sensors`,
    user_create: t`Add users`,
    user_edit: t`Edit users, sensors, and administrators`,
    user_delete: t`Delete users and administrators`,
    user_metrics: t`View user metrics and send reports`,
    center_information_show: t`View and edit the center`,
    reports: t`View reports`,
    administrator_show: t`View administrators`,
    administrator_create: t`Add administrators`,
    role_show: t`View roles`,
    trainigs_metrics: t`View session metrics`,
    rooklegend_connected: t`Connect RookLegend devices`,
    rooklegend_images: t`Edit RookLegend rooms`,
    rookremote_show: t`View rooms and run classes`,
    rookremote_create: t`Add rooms`,
    rookremote_edit: t`Edit rooms, bans, and displays`,
    rookremote_delete: t`Delete rooms`,
    rookremote_images: t`Change room images`,
  }
}
