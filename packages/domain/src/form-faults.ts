import type { BaseIssue } from 'valibot'

/** The first code of each field at fault. */
export const faultsOf = <Field extends string, Code extends string>(
  issues: readonly BaseIssue<unknown>[] | undefined,
): Readonly<Partial<Record<Field, Code>>> => {
  const faults: Partial<Record<string, string>> = {}
  for (const issue of issues ?? []) faults[String(issue.path?.[0]?.key)] ??= issue.message
  return faults as Readonly<Partial<Record<Field, Code>>>
}
