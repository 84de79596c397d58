/** The part of Web Bluetooth used here. TypeScript's library lacks it. */
interface BluetoothCharacteristic extends EventTarget {
  readonly value?: DataView
  startNotifications(): Promise<BluetoothCharacteristic>
  stopNotifications?(): Promise<BluetoothCharacteristic>
}

interface BluetoothService {
  getCharacteristic(uuid: number): Promise<BluetoothCharacteristic>
}

interface BluetoothServer {
  connect(): Promise<BluetoothServer>
  disconnect(): void
  getPrimaryService(uuid: number): Promise<BluetoothService>
}

interface BluetoothDevice extends EventTarget {
  readonly id: string
  readonly name?: string
  readonly gatt?: BluetoothServer
}

interface Bluetooth {
  getAvailability?(): Promise<boolean>
  requestDevice(options: { filters: readonly { services: readonly number[] }[] }): Promise<BluetoothDevice>
}

interface Navigator {
  readonly bluetooth?: Bluetooth
}
