import { useLingui } from '@lingui/react/macro'
import type { Client } from '@repo/api-client/core/client'
import type { Room } from '@repo/api-client/rooms/room'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import type { ClassConfigurationForm, StreamingNote } from '@repo/domain/class-configuration'
import { classOf } from '@repo/domain/class-life'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'

import { createClassControl, type ClassControl } from './class-control.ts'
import { useClassFaultWords } from './class-fault-words.ts'
import type { ClassViewHost } from './class-view-host.ts'
import { ConfigurationDialog } from './configuration-dialog.tsx'
import { JoinRequests } from './join-requests.tsx'
import { PreStartPage } from './pre-start-page.tsx'
import { QrDialog } from './qr-dialog.tsx'
import type { RealtimeClient } from './realtime-client.ts'
import { RunningView } from './running-view.tsx'
import { storeConfiguration, storedConfiguration } from './stored-configuration.ts'
import { SummaryView } from './summary-view.tsx'
import { WaitingView } from './waiting-view.tsx'
import { WallIdlePage } from './wall-idle-page.tsx'

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
}

/** A live class in a room, from before its start to after its end. One view, two hosts. */
export function ClassView(props: ClassViewProps) {
  const { client, room, host, onLeave } = props
  const { t } = useLingui()
  const control = useControl(props)
  useFaultToasts(control, host)
  const life = useStore(control.store, (state) => state.life)
  const [dialog, setDialog] = useState<'none' | 'configure' | 'qr' | 'stop'>('none')
  const address = `${host.publicUrl}/join/${room.uuid}`
  const close = () => setDialog('none')
  const showQr = () => setDialog('qr')
  const held = classOf(life)
  const notices = host.canBan && held !== null && (
    <JoinRequests client={client} control={control} classUuid={held.uuid} />
  )
  const isPrestart = life.phase === 'idle' || life.phase === 'starting'
  return (
    <>
      {isPrestart && host.kind === 'wall' && !host.canControl && <WallIdlePage room={room} address={address} />}
      {isPrestart && (host.kind === 'panel' || host.canControl) && (
        <PreStartPage
          room={room}
          isStarting={life.phase === 'starting'}
          onShowQr={showQr}
          onLeave={onLeave}
          {...(host.canControl ? { onConfigure: () => setDialog('configure') } : {})}
        />
      )}
      {life.phase === 'waiting' && (
        <WaitingView
          control={control}
          facts={life.class}
          host={host}
          roomName={room.name}
          address={address}
          notices={notices}
          onStop={() => setDialog('stop')}
          onLeave={onLeave}
        />
      )}
      {(life.phase === 'running' || life.phase === 'stopping') && (
        <RunningView
          control={control}
          host={host}
          roomName={room.name}
          notices={notices}
          onShowQr={showQr}
          onStop={() => setDialog('stop')}
          onLeave={onLeave}
        />
      )}
      {(life.phase === 'ended' || life.phase === 'resetting') && (
        <SummaryView
          client={client}
          classUuid={life.class.uuid}
          roomName={room.name}
          isResetting={life.phase === 'resetting'}
          {...(host.canControl ? { onReset: () => void control.reset() } : {})}
        />
      )}
      {dialog === 'configure' && <Configure {...props} control={control} onClose={close} />}
      <QrDialog open={dialog === 'qr'} onOpenChange={close} address={address} />
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
  control: ClassControl
  onClose: () => void
}

/** The configuration dialog with the room's stored values and the center's training types. */
function Configure({ client, room, control, streaming, onClose }: ConfigureProps) {
  const types = useQuery(trainingTypesQueryOptions(client))
  const [initial] = useState<ClassConfigurationForm>(() => storedConfiguration(room.uuid))
  if (types.data === undefined) return null
  const isKnown = types.data.some(({ uuid }) => uuid === initial.trainingTypeUuid)
  return (
    <ConfigurationDialog
      open
      onOpenChange={onClose}
      initial={isKnown ? initial : { ...initial, trainingTypeUuid: '' }}
      trainingTypes={types.data}
      {...(streaming === undefined ? {} : { streaming })}
      onStart={(configuration, form) => {
        storeConfiguration(room.uuid, form)
        onClose()
        void control.start(room.uuid, configuration)
      }}
    />
  )
}
