import { createBroker, defineInterface, type MessageBus, type MethodDefinition } from 'dbus-native'

type Values = Readonly<Record<string, readonly [type: string, value: unknown]>>

/** A message bus that outlives the services on it. */
export const startFakeBus = async (socket: string) => {
  const broker = createBroker()
  const address = await new Promise<string>((resolve, reject) => {
    broker.listen({ socket }, (error, listening) =>
      error === null || error === undefined ? resolve(listening) : reject(error),
    )
  })
  return { address, close: () => new Promise<void>((resolve) => void broker.close(() => resolve())) }
}

/** Exports interfaces with constant values. */
export const exportOn = (bus: MessageBus) => ({
  put: (path: string, name: string, methods: Record<string, MethodDefinition>, values: Values) =>
    bus.export(
      path,
      defineInterface({
        name,
        methods,
        properties: Object.fromEntries(
          Object.entries(values).map(([key, [type, value]]) => [
            key,
            { type, access: key === 'Powered' ? ('readwrite' as const) : ('read' as const), value },
          ]),
        ),
      }),
    ),
  change: (path: string, name: string, values: Record<string, unknown>): void => {
    const exported = bus.exportedObjects[path]?.[name]
    if (exported === undefined) return
    Object.assign(exported[1], values)
    bus.emitPropertiesChanged(path, name, values)
  },
})
