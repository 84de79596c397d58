import { createDraft } from '@repo/api-client/browser/drafts'
import * as v from 'valibot'

/** A report that could not be sent: what a coach wrote into it, the trainings taken out of it, its language. */
export const reportDraft = createDraft(
  'report',
  v.object({
    uuid: v.string(),
    comments: v.string(),
    removed: v.array(v.string()),
    language: v.picklist(['en', 'es']),
  }),
)
