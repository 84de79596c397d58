import { useLingui } from '@lingui/react/macro'
import type { AuditEntry } from '@repo/api-client/audit/endpoints'
import type { AuditField, AuditValue } from '@repo/domain/center/audit'
import type { AuditAction } from '@repo/domain/center/audit-actions'
import type { AuditColumn } from '@repo/domain/center/audit-list'
import { useMemo } from 'react'

import type { SearchLabels } from '../../lib/list/list-column.ts'
import type { ListPageLabels } from '../../lib/list/list-page-labels.ts'

type ClassAction = Extract<AuditAction, `class-${string}`>

const useClassActionLabels = (): Readonly<Record<ClassAction, string>> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      'class-started': t`Started a class`,
      'class-stopped': t`Stopped a class`,
      'class-continued': t`Continued a class`,
      'class-changed': t`Changed a class`,
      'class-put-away': t`Closed a class`,
      'class-streaming-ended': t`Ended a class's video`,
      'class-join-answered': t`Answered a second phone's request`,
      'class-metrics-seen': t`Viewed the results of a class`,
      'class-log-exported': t`Exported the measurements of a class`,
    }),
    [t],
  )
}

export const useActionLabels = (): Readonly<Record<AuditAction, string>> => {
  const { t } = useLingui()
  const ofClasses = useClassActionLabels()
  return useMemo(
    () => ({
      ...ofClasses,
      'administrator-created': t`Added an administrator`,
      'administrator-changed': t`Edited an administrator`,
      'administrator-deleted': t`Deleted an administrator`,
      'administrator-signed-in': t`Signed in`,
      'administrator-sign-in-refused': t`Sign-in refused`,
      'administrator-signed-out': t`Signed out`,
      'administrator-session-ended': t`Ended a session`,
      'administrators-exported': t`Exported administrators`,
      'audit-exported': t`Exported the audit log`,
      'center-changed': t`Edited the center`,
      'center-agreement-accepted': t`Accepted the usage agreement`,
      'challenge-created': t`Created a challenge`,
      'challenge-changed': t`Edited a challenge`,
      'challenge-deleted': t`Deleted a challenge`,
      'challenge-board-exported': t`Exported the challenge ranking`,
      'challenges-exported': t`Exported challenges`,
      'display-paired': t`Paired a display`,
      'display-changed': t`Edited a display`,
      'display-removed': t`Removed a display`,
      'import-run': t`Imported a file`,
      'import-rows-seen': t`Viewed the rows of an import`,
      'import-rows-written': t`Continued an import`,
      'import-undone': t`Undid an import`,
      'import-codes-seen': t`Viewed sign-in codes of imported users`,
      'import-faults-exported': t`Exported the faults of an import`,
      'member-created': t`Added a user`,
      'member-changed': t`Edited a user`,
      'member-accepted': t`Accepted a user's request`,
      'member-measured': t`Changed a user's measurements`,
      'member-unlinked': t`Deleted a user`,
      'member-relinked': t`Restored a deleted user`,
      'member-banned': t`Banned a user`,
      'member-let-out': t`Let a user out of a class`,
      'member-readmitted': t`Let a user back into a class`,
      'member-unbanned': t`Lifted a user's ban`,
      'member-hidden': t`Hid a user from the displays`,
      'member-strap-given': t`Gave a strap to a user`,
      'member-strap-returned': t`Took a strap back`,
      'member-shown': t`Showed a user on the displays again`,
      'member-form-seen': t`Looked at the form of a user`,
      'member-metrics-seen': t`Viewed a user's metrics`,
      'member-report-sent': t`Sent a report to a user`,
      'member-data-exported': t`Downloaded a user's data`,
      'member-training-exported': t`Exported a user's session`,
      'member-training-imported': t`Imported a user's session`,
      'member-training-removed': t`Removed an imported session`,
      'member-erased': t`Erased a user's data`,
      'members-exported': t`Exported users`,
      'members-searched': t`Searched the users`,
      'members-trainings-exported': t`Exported sessions`,
      'members-trainings-searched': t`Searched the sessions`,
      'members-ranking-exported': t`Exported the user ranking`,
      'members-requests-exported': t`Exported requests`,
      'members-requests-searched': t`Searched the requests`,
      'members-requests-refused': t`Rejected requests`,
      'members-requests-restored': t`Undid answers to requests`,
      'room-created': t`Added a room`,
      'room-changed': t`Edited a room`,
      'room-deleted': t`Deleted a room`,
      'room-picture-changed': t`Changed a room image`,
      'room-key-issued': t`Generated a device key`,
      'room-key-revoked': t`Revoked the key of a device`,
      'sensor-created': t`Added a sensor`,
      'sensor-changed': t`Edited a sensor`,
      'sensor-deleted': t`Deleted a sensor`,
      'sensor-handed-over': t`Lent or returned a sensor`,
      'sensors-exported': t`Exported sensors`,
      'sensors-searched': t`Searched the sensors`,
    }),
    [t, ofClasses],
  )
}

const useFieldLabels = (): Readonly<Record<AuditField, string>> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      address: t`address`,
      ant: 'ANT',
      background: t`background`,
      birthday: t`birthday`,
      capacity: t`capacity`,
      centerId: t`sensor number`,
      coaches: t`coaches`,
      description: t`description`,
      duration: t`minutes`,
      email: t`email`,
      finishAt: t`end`,
      follows: t`what it shows`,
      gallery: t`gallery`,
      goals: t`goals`,
      hasSound: t`sounds`,
      height: t`height`,
      idleView: t`between classes`,
      isActive: t`active`,
      isLinked: t`linked to the center`,
      joinsBy: t`how to join`,
      landline: t`landline`,
      language: t`language`,
      lastName1: t`first last name`,
      lastName2: t`second last name`,
      logo: t`logo`,
      mac: 'MAC',
      maxHeartRate: t`maximum heart rate`,
      measurementSystem: t`units`,
      mobilePhone: t`mobile`,
      name: t`name`,
      overscan: t`margin`,
      ownership: t`ownership`,
      participants: t`participants`,
      password: t`password`,
      picture: t`photo`,
      pictures: t`number of images`,
      place: t`map location`,
      pseudonym: t`pseudonym`,
      restingHeartRate: t`resting heart rate`,
      resultMails: t`results by email`,
      role: t`role`,
      room: t`room`,
      rooms: t`rooms`,
      rows: t`rows`,
      schedule: t`schedule`,
      sex: t`sex`,
      startAt: t`start`,
      teams: t`teams`,
      textSize: t`text size`,
      trainingTypes: t`training types`,
      videoAccount: t`video account`,
      videoSecret: t`video credentials`,
      wearer: t`who has it`,
      weight: t`weight`,
      zone: t`time zone`,
      accentColor: t`brand color`,
      exportsClassLogs: t`measurements of classes as files`,
      visibility: t`own visibility`,
      visibilityAtMost: t`visibility at most`,
      ceiling: t`private limit`,
      guardianConsent: t`guardian's consent`,
      defaultVisibility: t`visibility on displays`,
      minorsAtMost: t`visibility of minors at most`,
      adultAge: t`age of adults`,
      isUnknownAgeMinor: t`minors without a birthday`,
      consentAge: t`age of consent`,
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
    const columns = { at: t`When`, who: t`Who`, action: t`Action`, subject: t`Subject`, changes: t`Changes` }
    const search: SearchLabels<AuditColumn> = {
      who: columns.who,
      subject: columns.subject,
      action: { label: columns.action, options },
      at: t`Day`,
    }
    const clockOf = (city: string): string => t`${city} time`
    return { columns, search, clockOf }
  }, [t, options])
}

export const useAuditPageLabels = (): ListPageLabels<AuditEntry> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: t`Audit log`,
      search: t`Search the audit`,
      pages: t`Audit log pages`,
      showAll: t`Show all`,
      selectAll: t`Select all on this page`,
      select: ({ sequence }) => t`Select entry ${sequence}`,
      loadFailed: t`Couldn't load the audit log`,
      empty: { icon: 'eye', title: t`No activity yet`, text: t`See what each staff member does.` },
      nothingFound: { title: t`No entries match your search`, text: t`Check the spelling or search another column.` },
    }),
    [t],
  )
}
