import { useLingui } from '@lingui/react/macro'
import type { Client } from '@repo/api-client/core/client'
import type { Room } from '@repo/api-client/rooms/room'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import type { ClassConfiguration, ClassConfigurationForm, StreamingNote } from '@repo/domain/class-configuration'
import { classOf } from '@repo/domain/class-life'
import { joinAddress } from '@repo/domain/join-code'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'

import { createClassControl, type ClassControl } from './class-control.ts'
import { useClassFaultWords } from './class-fault-words.ts'
import { ClassPhase } from './class-phase.tsx'
import type { ClassViewHost } from './class-view-host.ts'
import { ConfigurationDialog } from './configuration-dialog.tsx'
import { JoinRequests } from './join-requests.tsx'
import { MeetingNotice } from './meeting-notice.tsx'
import { MeetingStage } from './meeting-stage.tsx'
import { QrDialog } from './qr-dialog.tsx'
import type { RealtimeClient } from './realtime-client.ts'
import {
  forgetTypedConfiguration,
  keepTypedConfiguration,
  storeConfiguration,
  typedConfiguration,
} from './stored-configuration.ts'
import { StrapsElsewhere } from './straps-elsewhere.tsx'
import { WallSounds } from './wall-sounds.tsx'

export interface ClassViewProps {
  client: Client
  realtime: RealtimeClient
  room: Room
  host: ClassViewHost
  /** Reads the room again. */
  refresh: () => void
  streaming?: { readonly isUsable: boolean; readonly note: StreamingNote | null }
  onLeave: () => void
}

const useControl = ({ client, realtime, room, refresh }: ClassViewProps): ClassControl => {
  const [control] = useState(() => createClassControl({ client, realtime, refresh }))
  useEffect(() => control.open(), [control])
  useEffect(() => control.see(room), [control, room])
  const streamed = room.currentClass?.isStreaming === true ? room.currentClass.uuid : null
  useEffect(() => control.meeting.see(streamed), [control, streamed])
  return control
}

/** Says each fault once, in a toast. */
const useFaultToasts = (control: ClassControl, host: ClassViewHost): void => {
  const life = useStore(control.store, (state) => state.life)
  const wordsOf = useClassFaultWords()
  const fault = 'fault' in life ? life.fault : null
  useEffect(() => {
    if (fault === null) return
    host.toasts.show({ tone: 'danger', title: wordsOf(fault) })
    control.dismissFault()
  }, [fault, host, control, wordsOf])
  const videoFault = useStore(control.meeting.store, (state) => state.fault)
  useEffect(() => {
    // a wall that nobody is signed in on has nobody to tell
    if (videoFault === null || !host.canControl) return
    host.toasts.show({ tone: 'danger', title: wordsOf(videoFault) })
    control.meeting.dismissFault()
  }, [videoFault, host, control, wordsOf])
}

type OpenDialog = 'none' | 'configure' | 'qr' | 'stop'

/** A live class in a room, from before its start to after its end. One view, two hosts. */
export function ClassView(props: ClassViewProps) {
  const { client, room, host, onLeave } = props
  const { t } = useLingui()
  const control = useControl(props)
  useFaultToasts(control, host)
  const life = useStore(control.store, (state) => state.life)
  const [dialog, setDialog] = useState<OpenDialog>(() =>
    room.currentClass === null && typedConfiguration(host.owner, room.uuid) !== null ? 'configure' : 'none',
  )
  const address = joinAddress(host.publicUrl, room, room.currentClass?.joinLetters)
  const close = () => setDialog('none')
  const showOnWall = async () => {
    close()
    const isTold = await control.showCode()
    if (isTold) host.toasts.show({ tone: 'success', title: t`The wall shows the code for half a minute` })
    else host.toasts.show({ tone: 'danger', title: t`The wall could not be told. Try again.` })
  }
  const start = async (configuration: ClassConfiguration, form: ClassConfigurationForm): Promise<void> => {
    if (!(await control.start(room.uuid, configuration))) return
    storeConfiguration(room.uuid, form)
    forgetTypedConfiguration()
  }
  const held = classOf(life)
  const mayStart = host.canControl && (life.phase === 'idle' || life.phase === 'starting')
  return (
    <>
      <MeetingStage meeting={control.meeting} host={host} channel={held?.channel ?? null}>
        <ClassPhase
          client={client}
          realtime={props.realtime}
          control={control}
          host={host}
          life={life}
          room={room}
          address={address}
          notices={
            <>
              {host.canControl && <MeetingNotice meeting={control.meeting} />}
              {host.canBan && held !== null && (
                <>
                  <JoinRequests client={client} control={control} classUuid={held.uuid} />
                  <StrapsElsewhere client={client} control={control} classUuid={held.uuid} />
                </>
              )}
            </>
          }
          streaming={props.streaming}
          onConfigure={() => setDialog('configure')}
          onStartLikeLast={({ configuration, form }) => void start(configuration, form)}
          onShowQr={() => setDialog('qr')}
          onStop={() => setDialog('stop')}
          onLeave={onLeave}
        />
      </MeetingStage>
      <WallSounds control={control} host={host} />
      {mayStart && dialog === 'configure' && <Configure {...props} start={start} onClose={close} />}
      <QrDialog
        open={dialog === 'qr'}
        onOpenChange={close}
        address={address}
        {...(life.phase === 'running' && host.kind === 'panel' && host.canControl
          ? { onShowOnWall: () => void showOnWall() }
          : {})}
      />
      <ConfirmDialog
        open={dialog === 'stop'}
        onOpenChange={close}
        title={t`Stop the class?`}
        description={t`The class ends now for everybody. What was trained is stored.`}
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
  start: (configuration: ClassConfiguration, form: ClassConfigurationForm) => Promise<void>
  onClose: () => void
}

/** The configuration dialog with the center's training types; what was typed is kept until the class has started. */
function Configure({ client, room, host, start, streaming, onClose }: ConfigureProps) {
  const types = useQuery(trainingTypesQueryOptions(client))
  if (types.data === undefined) return null
  return (
    <ConfigurationDialog
      owner={host.owner}
      roomUuid={room.uuid}
      trainingTypes={types.data}
      {...(streaming === undefined ? {} : { streaming })}
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
