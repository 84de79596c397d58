/** What the audit knows that somebody of the staff did; each begins with what it was done to. */
export const AUDIT_ACTIONS = [
  'administrator-created',
  'administrator-changed',
  'administrator-deleted',
  'administrators-exported',
  'audit-exported',
  'center-changed',
  'class-started',
  'class-stopped',
  'class-put-away',
  'class-join-answered',
  'display-paired',
  'display-removed',
  'member-created',
  'member-changed',
  'member-measured',
  'member-unlinked',
  'member-banned',
  'member-unbanned',
  'member-metrics-seen',
  'member-report-sent',
  'member-data-exported',
  'member-erased',
  'members-exported',
  'members-trainings-exported',
  'room-created',
  'room-changed',
  'room-deleted',
  'room-picture-changed',
  'room-key-issued',
  'sensor-created',
  'sensor-changed',
  'sensor-deleted',
  'sensor-handed-over',
  'sensors-exported',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What things the audit can point at. */
export const AUDIT_SUBJECTS = ['administrator', 'center', 'class', 'display', 'member', 'room', 'sensor'] as const
export type AuditSubjectKind = (typeof AUDIT_SUBJECTS)[number]

/** A value as the audit keeps it. */
type AuditValue = string | number | boolean | null

/** A thing's fields at one moment. Of `secret` ones the audit says that they changed, and never to what. */
export interface AuditSnapshot {
  readonly name: string
  readonly fields: Readonly<Record<string, AuditValue>>
  readonly secret?: Readonly<Record<string, AuditValue>>
}

/** One field that changed; without its values where these are health data or a secret. */
export type AuditChange =
  | { readonly field: string; readonly before: AuditValue; readonly after: AuditValue }
  | { readonly field: string; readonly isWithheld: true }

const differing = (
  before: Readonly<Record<string, AuditValue>>,
  after: Readonly<Record<string, AuditValue>>,
): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => (before[field] ?? null) !== (after[field] ?? null),
  )

/**
 * What changed between two moments of a thing, in the order of its fields; a thing that was not there yet, or is no
 * more, had nothing. Values of `secret` fields never come out of here.
 */
export const auditChanges = (before: AuditSnapshot | null, after: AuditSnapshot | null): readonly AuditChange[] => {
  const [was, is] = [before?.fields ?? {}, after?.fields ?? {}]
  const shown = differing(was, is).map((field) => ({ field, before: was[field] ?? null, after: is[field] ?? null }))
  const withheld = differing(before?.secret ?? {}, after?.secret ?? {})
  return [...shown, ...withheld.map((field) => ({ field, isWithheld: true as const }))]
}
