/** The body of `issueDaqKey` that adds a device. */
export const newDevice = { name: 'Receptor', kind: 'receiver' } as const
