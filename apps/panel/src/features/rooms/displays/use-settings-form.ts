import type { ListedDisplay } from '@repo/api-client/displays/manage-displays'
import { readDisplaySettingsForm } from '@repo/domain/displays/display-settings-form'

import { useForm } from '../../../lib/form/use-form.ts'
import { useDisplaySettingsLabels } from './use-display-labels.ts'

const formOf = ({ name, settings }: ListedDisplay) => ({
  ...settings,
  name,
  roomUuid: settings.roomUuid ?? '',
  schedule: [...settings.schedule],
  overscan: String(settings.overscan),
})

export const useSettingsForm = (display: ListedDisplay) =>
  useForm({
    first: () => formOf(display),
    read: readDisplaySettingsForm,
    words: useDisplaySettingsLabels(),
    draft: { name: 'display-settings', of: display.uuid, version: display.version },
  })
