import * as v from 'valibot'

import { createDraft } from '../../app/drafts.ts'

/** What a coach wrote into a report that could not be sent, and the trainings taken out of it. */
export const reportDraft = createDraft(
  'report',
  v.object({ uuid: v.string(), comments: v.string(), removed: v.array(v.string()) }),
)
