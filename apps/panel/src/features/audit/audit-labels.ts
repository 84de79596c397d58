import { useLingui } from '@lingui/react/macro'
import type { AuditEntry } from '@repo/api-client/audit/audit-endpoints'
import type { AuditAction, AuditField, AuditValue } from '@repo/domain/center/audit'
import type { AuditColumn } from '@repo/domain/center/audit-list'
import { useMemo } from 'react'

import type { SearchLabels } from '../../lib/list/list-column.ts'
import type { ListPageLabels } from '../../lib/list/list-page-labels.ts'

export const useActionLabels = (): Readonly<Record<AuditAction, string>> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      'administrator-created': t`Added an administrator`,
      'administrator-changed': t`Changed an administrator`,
      'administrator-deleted': t`Deleted an administrator`,
      'administrator-signed-in': t`Signed in`,
      'administrator-sign-in-refused': t`Sign-in refused`,
      'administrator-signed-out': t`Signed out`,
      'administrator-session-ended': t`Ended a session`,
      'administrators-exported': t`Exported the administrators`,
      'audit-exported': t`Exported the audit`,
      'center-changed': t`Changed the center`,
      'center-agreement-accepted': t`Accepted the agreement`,
      'challenge-created': t`Created a challenge`,
      'challenge-changed': t`Changed a challenge`,
      'challenge-deleted': t`Deleted a challenge`,
      'challenge-board-exported': t`Exported the ranking of challenges`,
      'class-started': t`Started a class`,
      'class-stopped': t`Stopped a class`,
      'class-continued': t`Continued a class`,
      'class-changed': t`Changed a class`,
      'class-put-away': t`Closed a class`,
      'class-streaming-ended': t`Ended the video of a class`,
      'class-join-answered': t`Answered a second phone`,
      'class-metrics-seen': t`Looked at the results of a class`,
      'class-log-exported': t`Saved the measurements of a class as a file`,
      'display-paired': t`Paired a display`,
      'display-changed': t`Changed a display`,
      'display-removed': t`Removed a display`,
      'member-created': t`Added a user`,
      'member-changed': t`Changed a user`,
      'member-accepted': t`Accepted the request of a user`,
      'member-measured': t`Changed measures of a user`,
      'member-unlinked': t`Deleted a user`,
      'member-relinked': t`Brought a deleted user back`,
      'member-banned': t`Banned a user`,
      'member-let-out': t`Let a user out of a class`,
      'member-readmitted': t`Let a user back into a class`,
      'member-unbanned': t`Lifted the ban of a user`,
      'member-form-seen': t`Looked at the form of a user`,
      'member-metrics-seen': t`Looked at metrics of a user`,
      'member-report-sent': t`Sent a report to a user`,
      'member-data-exported': t`Downloaded all data of a user`,
      'member-training-exported': t`Saved a session of a user as a file`,
      'member-training-imported': t`Imported a session of a user`,
      'member-training-removed': t`Took an imported session back`,
      'member-erased': t`Erased a user`,
      'members-exported': t`Exported the users`,
      'members-searched': t`Searched the users`,
      'members-trainings-exported': t`Exported the sessions`,
      'members-trainings-searched': t`Searched the sessions`,
      'members-ranking-exported': t`Exported the ranking of users`,
      'members-requests-searched': t`Searched the requests`,
      'members-requests-refused': t`Rejected requests`,
      'members-requests-restored': t`Took back the answers to requests`,
      'room-created': t`Added a room`,
      'room-changed': t`Changed a room`,
      'room-deleted': t`Deleted a room`,
      'room-picture-changed': t`Changed a picture of a room`,
      'room-key-issued': t`Issued the key of a device`,
      'room-key-revoked': t`Revoked the key of a device`,
      'sensor-created': t`Added a sensor`,
      'sensor-changed': t`Changed a sensor`,
      'sensor-deleted': t`Deleted a sensor`,
      'sensor-handed-over': t`Lent or took back a sensor`,
      'sensors-exported': t`Exported the sensors`,
      'sensors-searched': t`Searched the sensors`,
    }),
    [t],
  )
}

const useFieldLabels = (): Readonly<Record<AuditField, string>> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      address: t`address`,
      background: t`background`,
      birthday: t`birthday`,
      capacity: t`places`,
      centerId: t`number in the center`,
      coaches: t`coaches`,
      description: t`description`,
      duration: t`minutes`,
      email: t`email`,
      finishAt: t`end`,
      follows: t`what it follows`,
      gallery: t`gallery`,
      goals: t`goals`,
      hasSound: t`sounds`,
      height: t`height`,
      idleView: t`between classes`,
      isActive: t`active`,
      isLinked: t`in the center`,
      joinsBy: t`how to join`,
      landline: t`landline`,
      language: t`language`,
      lastName1: t`first last name`,
      lastName2: t`second last name`,
      logo: t`logo`,
      mac: 'MAC',
      maxHeartRate: t`maximum heart rate`,
      measurementSystem: t`measures`,
      mobilePhone: t`mobile`,
      name: t`name`,
      overscan: t`margin`,
      ownership: t`ownership`,
      participants: t`participants`,
      password: t`password`,
      picture: t`picture`,
      pictures: t`number of images`,
      place: t`place on the map`,
      pseudonym: t`pseudonym`,
      restingHeartRate: t`resting heart rate`,
      resultMails: t`results by mail`,
      role: t`role`,
      room: t`room`,
      rooms: t`rooms`,
      schedule: t`timetable`,
      sex: t`sex`,
      teams: t`teams`,
      textSize: t`text size`,
      trainingTypes: t`training types`,
      videoAccount: t`video account`,
      videoSecret: t`video credentials`,
      wearer: t`who has it`,
      weight: t`weight`,
      zone: t`time zone`,
      accentColor: t`color of the center`,
      exportsClassLogs: t`measurements of classes as files`,
    }),
    [t],
  )
}

export const useChangeLabels = (): ((changes: AuditEntry['changes']) => string | null) => {
  const { t } = useLingui()
  const fields = useFieldLabels()
  return useMemo(() => {
    const said = (value: AuditValue): string => {
      if (typeof value === 'boolean') return value ? t`yes` : t`no`
      return value === null || value === '' ? '–' : String(value)
    }
    return (changes) => {
      const words = changes.map((change) => {
        const field = fields[change.field]
        return 'isWithheld' in change ? field : `${field}: ${said(change.before)} → ${said(change.after)}`
      })
      return words.length === 0 ? null : words.join(' · ')
    }
  }, [t, fields])
}

export const useAuditLabels = () => {
  const { t } = useLingui()
  const options = useActionLabels()
  return useMemo(() => {
    const columns = { at: t`When`, who: t`Who`, action: t`What`, subject: t`About`, changes: t`Changes` }
    const search: SearchLabels<AuditColumn> = {
      who: columns.who,
      subject: columns.subject,
      action: { label: columns.action, options },
      at: t`Day`,
    }
    const clockOf = (city: string): string => t`times of ${city}`
    return { columns, search, clockOf }
  }, [t, options])
}

export const useAuditPageLabels = (): ListPageLabels<AuditEntry> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: t`Audit`,
      search: t`Search the audit`,
      pages: t`Pages of the audit`,
      showAll: t`Show all`,
      selectAll: t`Select all on this page`,
      select: ({ sequence }) => t`Select ${sequence}`,
      loadFailed: t`Could not download the audit, try later.`,
      empty: { icon: 'eye', title: t`Nothing was done yet`, text: t`Here stands who of the staff does what.` },
      nothingFound: { title: t`Nothing matches the search`, text: t`Check the spelling or search another column.` },
    }),
    [t],
  )
}
