import type { MemberForm } from '@repo/domain/member-form'
import * as v from 'valibot'

const KEY = 'memberDraft'

const Draft = v.object({
  /** Who typed it; somebody else who signs in here later does not see it. */
  owner: v.string(),
  /** Null drafts a new member. */
  uuid: v.nullable(v.string()),
  form: v.object({
    name: v.string(),
    lastName1: v.string(),
    lastName2: v.string(),
    email: v.string(),
    pseudonym: v.string(),
    birthday: v.string(),
    sex: v.string(),
    weight: v.string(),
    height: v.string(),
    restingHeartRate: v.string(),
    maxHeartRate: v.string(),
  }) satisfies v.GenericSchema<MemberForm>,
})
type Draft = v.InferOutput<typeof Draft>

/** What was being typed when the screen was left: by a reload, or because the session had ended. */
export const readMemberDraft = (owner: string): Draft | null => {
  try {
    const parsed = v.safeParse(Draft, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return parsed.success && parsed.output.owner === owner ? parsed.output : null
  } catch {
    return null
  }
}

/** Keeps a draft until the browser is closed; null forgets it. */
export const writeMemberDraft = (draft: Draft | null): void => {
  try {
    if (draft === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // without storage a draft lives as long as its form
  }
}
