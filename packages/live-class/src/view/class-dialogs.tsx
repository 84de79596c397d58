import { useLingui } from '@lingui/react/macro'
import { roomHistoryQueryOptions } from '@repo/api-client/classes/queries'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import {
  type ClassConfiguration,
  type ClassConfigurationForm,
  formOfConfiguration,
} from '@repo/domain/classes/class-configuration'
import { classOf, type ClassLife } from '@repo/domain/classes/class-life'
import { classLimits } from '@repo/domain/classes/class-limits'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { CapacityDialog } from '../configuration/capacity-dialog.tsx'
import { ConfigurationDialog } from '../configuration/configuration-dialog.tsx'
import { forgetTypedConfiguration, keepTypedConfiguration } from '../configuration/stored-configuration.ts'
import type { ClassControl } from '../control/class-control.ts'
import type { ClassViewProps } from '../control/class-view-host.ts'
import { QrDialog } from '../wall/qr-dialog.tsx'

type OpenDialog = 'configure' | 'qr' | 'stop' | 'capacity'

/** The phases in which a dialog makes sense. */
const DIALOG_PHASES: Readonly<Record<OpenDialog, readonly ClassLife['phase'][]>> = {
  configure: ['idle', 'starting'],
  qr: ['idle', 'starting', 'waiting', 'running'],
  stop: ['waiting', 'running'],
  capacity: ['waiting', 'running'],
}

/** One dialog at a time. It closes when its class ends, wherever it was ended. */
export const useDialogs = (life: ClassLife, first: OpenDialog | null) => {
  const about = classOf(life)?.uuid ?? null
  const [dialog, setDialog] = useState<{ kind: OpenDialog; about: string | null } | null>(() =>
    first === null ? null : { kind: first, about: null },
  )
  const isFitting = dialog !== null && dialog.about === about && DIALOG_PHASES[dialog.kind].includes(life.phase)
  // the class changed while the dialog was open
  if (dialog !== null && !isFitting) setDialog(null)
  return {
    open: isFitting ? dialog.kind : null,
    show: (kind: OpenDialog) => setDialog({ kind, about }),
    close: () => setDialog(null),
  }
}

export const useAnnounceStart = (isConfiguring: boolean, { room, host }: ClassViewProps, life: ClassLife): void => {
  const { t } = useLingui()
  const wasConfiguring = useRef(isConfiguring)
  useEffect(() => {
    const hasClass = classOf(life) !== null
    if (wasConfiguring.current && hasClass) {
      const by = room.currentClass?.startedBy ?? null
      host.toasts.show({
        tone: 'info',
        title: by === null ? t`A class was started in this room` : t`${by} started a class in this room`,
        text: t`What you typed is kept for your next class.`,
      })
    }
    wasConfiguring.current = isConfiguring
  }, [isConfiguring, life, room, host, t])
}

type Start = (configuration: ClassConfiguration, form: ClassConfigurationForm) => Promise<void>

interface ClassDialogsProps extends ClassViewProps {
  control: ClassControl
  life: ClassLife
  dialogs: ReturnType<typeof useDialogs>
  address: string
  start: Start
}

export function ClassDialogs(props: ClassDialogsProps) {
  const { control, host, room, life, address, start } = props
  const { open, close } = props.dialogs
  const { t } = useLingui()
  const showOnWall = async () => {
    close()
    const isShown = await control.showCode()
    if (isShown) host.toasts.show({ tone: 'success', title: t`The display will show the code for 30 seconds` })
    else host.toasts.show({ tone: 'danger', title: t`Couldn't reach the display. Try again.` })
  }
  return (
    <>
      {host.canControl && open === 'configure' && <Configure {...props} start={start} onClose={close} />}
      {host.canControl && open === 'capacity' && (
        <CapacityDialog
          control={control}
          host={host}
          capacity={room.currentClass?.capacity ?? classLimits.capacity.default}
          onClose={close}
        />
      )}
      <QrDialog
        open={open === 'qr'}
        onOpenChange={close}
        address={address}
        {...(life.phase === 'running' && host.kind === 'panel' && host.canControl
          ? { onShowOnWall: () => void showOnWall() }
          : {})}
      />
      <ConfirmDialog
        open={open === 'stop'}
        onOpenChange={close}
        title={t`Stop the class?`}
        description={t`The class ends now for everyone. Everyone's session is saved. You can resume the class for two minutes.`}
        confirmLabel={t`Stop class`}
        cancelLabel={t`Keep going`}
        onConfirm={() => {
          close()
          void control.stop()
        }}
      />
    </>
  )
}

interface ConfigureProps extends ClassViewProps {
  start: Start
  onClose: () => void
}

function Configure({ client, room, host, start, streaming, onClose }: ConfigureProps) {
  const types = useQuery(trainingTypesQueryOptions(client))
  const history = useQuery(roomHistoryQueryOptions(client, room.uuid)).data
  const last = history?.classes[0]
  if (types.data === undefined) return null
  return (
    <ConfigurationDialog
      owner={host.owner}
      roomUuid={room.uuid}
      trainingTypes={types.data}
      {...(streaming === undefined ? {} : { streaming })}
      {...(history === undefined ? {} : { weights: history })}
      last={last === undefined ? null : formOfConfiguration({ ...last, isStreaming: false })}
      onCancel={() => {
        forgetTypedConfiguration()
        onClose()
      }}
      onStart={(configuration, form) => {
        keepTypedConfiguration(host.owner, room.uuid, form)
        onClose()
        void start(configuration, form)
      }}
    />
  )
}
