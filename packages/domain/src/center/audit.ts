export const AUDIT_SUBJECTS = [
  'administrator',
  'center',
  'challenge',
  'class',
  'display',
  'import',
  'member',
  'room',
  'sensor',
] as const
export type AuditSubjectKind = (typeof AUDIT_SUBJECTS)[number]

export const AUDIT_FIELDS = [
  'accentColor',
  'address',
  'adultAge',
  'ant',
  'background',
  'birthday',
  'capacity',
  'ceiling',
  'centerId',
  'coaches',
  'consentAge',
  'defaultVisibility',
  'description',
  'duration',
  'email',
  'exportsClassLogs',
  'finishAt',
  'follows',
  'gallery',
  'goals',
  'guardianConsent',
  'hasSound',
  'height',
  'idleView',
  'isActive',
  'isLinked',
  'isUnknownAgeMinor',
  'joinsBy',
  'landline',
  'language',
  'lastName1',
  'lastName2',
  'logo',
  'mac',
  'maxHeartRate',
  'measurementSystem',
  'minorsAtMost',
  'mobilePhone',
  'name',
  'overscan',
  'ownership',
  'participants',
  'password',
  'picture',
  'pictures',
  'place',
  'pseudonym',
  'restingHeartRate',
  'resultMails',
  'role',
  'room',
  'rooms',
  'rows',
  'schedule',
  'sex',
  'startAt',
  'teams',
  'textSize',
  'trainingTypes',
  'videoAccount',
  'videoSecret',
  'visibility',
  'visibilityAtMost',
  'wearer',
  'weight',
  'zone',
] as const
export type AuditField = (typeof AUDIT_FIELDS)[number]

export type AuditValue = string | number | boolean | null

type AuditFields = Readonly<Partial<Record<AuditField, AuditValue>>>

export interface AuditSnapshot {
  readonly name: string
  readonly fields: AuditFields
  readonly secret?: AuditFields
}

/** Values are withheld for health data and secrets. */
export type AuditChange =
  | { readonly field: AuditField; readonly before: AuditValue; readonly after: AuditValue }
  | { readonly field: AuditField; readonly isWithheld: true }

const differing = (before: AuditFields, after: AuditFields): readonly AuditField[] =>
  AUDIT_FIELDS.filter((field) => (before[field] ?? null) !== (after[field] ?? null))

/** The changes between two snapshots, null for a missing thing. Omits the values of `secret` fields. */
export const auditChanges = (before: AuditSnapshot | null, after: AuditSnapshot | null): readonly AuditChange[] => {
  const [was, is] = [before?.fields ?? {}, after?.fields ?? {}]
  const shown = differing(was, is).map((field) => ({ field, before: was[field] ?? null, after: is[field] ?? null }))
  const withheld = differing(before?.secret ?? {}, after?.secret ?? {})
  return [...shown, ...withheld.map((field) => ({ field, isWithheld: true as const }))]
}
