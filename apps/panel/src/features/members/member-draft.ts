import type { MemberForm } from '@repo/domain/member-form'
import * as v from 'valibot'

import { createDraft } from '../../app/drafts.ts'

/** A member's form as it was left. */
export const memberDraft = createDraft(
  'member',
  v.object({
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
  }),
)
