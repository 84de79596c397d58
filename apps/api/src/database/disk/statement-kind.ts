const CHANGES =
  /^\s*(?:insert|update|delete|merge|truncate|create|alter|drop|vacuum|analyze|copy|with\b[\s\S]*\b(?:insert into|update|delete from)\s)/i

/**
 * Small writes that reads and running classes depend on: samples, the strap a participant wears, the audit trail of who
 * looked at what, and renewed sessions.
 */
const ESSENTIAL = /^\s*(?:(?:insert into|update) "?(?:samples|audit_entries|admin_sessions)|update "?participations)\b/i

/** Whether a statement stores anything. Transaction control and locks aren't counted. */
export const changesData = (text: string): boolean => CHANGES.test(text)

/** Whether a statement is still run on a disk that is nearly full. */
export const isEssential = (text: string): boolean => ESSENTIAL.test(text)
