import { createDraft } from '@repo/api-client/browser/drafts'
import * as v from 'valibot'

/** A report that wasn't sent, with the removed trainings and the language. */
export const reportDraft = createDraft(
  'report',
  v.object({
    uuid: v.string(),
    comments: v.string(),
    removed: v.array(v.string()),
    language: v.picklist(['en', 'es']),
  }),
)
