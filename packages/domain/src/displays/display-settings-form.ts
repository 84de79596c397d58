import * as v from 'valibot'

import { reader, something, text, encodeFault, wholeNumber } from '../core/form.ts'
import { displayLimits } from '../rooms/room-limits.ts'
import { FOLLOWS, TEXT_SIZES } from './display-settings.ts'
import { IDLE_VIEWS } from './idle-view.ts'
import { hoursFault, WEEKDAYS } from './wall-hours.ts'

const hours = v.object({
  weekday: v.picklist(WEEKDAYS),
  from: v.string(),
  to: v.string(),
  roomUuid: v.pipe(v.string(), v.nonEmpty()),
})

const schedule = v.pipe(
  v.array(hours),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? hoursFault(dataset.value) : null
    if (fault !== null) addIssue({ message: encodeFault({ code: fault }) })
  }),
)

const settingsForm = v.object({
  name: text(displayLimits.name),
  follows: v.picklist(FOLLOWS),
  roomUuid: v.pipe(
    v.string(),
    v.transform((uuid) => (uuid === '' ? null : uuid)),
  ),
  schedule,
  idleView: v.picklist(IDLE_VIEWS),
  textSize: v.picklist(TEXT_SIZES),
  overscan: wholeNumber(displayLimits.overscan),
  hasSound: v.boolean(),
})
const scheduledForm = v.object({ ...settingsForm.entries, roomUuid: something })

export type DisplaySettingsForm = v.InferInput<typeof settingsForm>
export type DisplaySettingsFields = v.InferOutput<typeof settingsForm>

const readPlain = reader(settingsForm)
const readScheduled = reader(scheduledForm)

/** Validates a display's settings. An unused schedule is kept if it is valid; a used one needs a default room. */
export const readDisplaySettingsForm = (typed: DisplaySettingsForm) => {
  if (typed.follows === 'schedule') return readScheduled(typed)
  const isSound = hoursFault(typed.schedule) === null
  return readPlain({ ...typed, schedule: isSound ? typed.schedule : [] })
}
