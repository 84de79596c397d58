import type { Page } from '@playwright/test'

interface StrapControls {
  heartRate: number
  isNear: boolean
  hangs: boolean
  isSilent: boolean
  hasContact: boolean
  drop: () => void
}

declare global {
  interface Window {
    strap: StrapControls
  }
}

/** Runs in the page. Simulates a strap that sends once a second. */
const installStrap = (): void => {
  class Characteristic extends EventTarget {
    value = new DataView(new ArrayBuffer(0))
    timer: ReturnType<typeof setInterval> | undefined
    startNotifications = async () => {
      clearInterval(this.timer)
      this.timer = setInterval(() => {
        const { heartRate, hasContact, isSilent } = window.strap
        if (isSilent) return
        this.value = new DataView(Uint8Array.from([hasContact ? 0b0110 : 0b0100, heartRate]).buffer)
        this.dispatchEvent(new Event('characteristicvaluechanged'))
      }, 1000)
      return this
    }
  }
  const characteristic = new Characteristic()
  const connect = async () => {
    if (window.strap.hangs) await new Promise(() => {})
    if (!window.strap.isNear) throw new DOMException('out of range', 'NetworkError')
    return gatt
  }
  const gatt = {
    connect,
    disconnect: () => clearInterval(characteristic.timer),
    getPrimaryService: async () => ({ getCharacteristic: async () => characteristic }),
  }
  const device = Object.assign(new EventTarget(), { id: 'strap', name: 'Banda 42', gatt })
  window.strap = {
    heartRate: 150,
    isNear: true,
    hangs: false,
    isSilent: false,
    hasContact: true,
    drop: () => {
      window.strap.isNear = false
      clearInterval(characteristic.timer)
      device.dispatchEvent(new Event('gattserverdisconnected'))
    },
  }
  const bluetooth = { requestDevice: async () => device, getAvailability: async () => true }
  Object.defineProperty(navigator, 'bluetooth', { value: bluetooth, configurable: true })
}

export const giveStrap = (page: Page): Promise<unknown> => page.addInitScript(installStrap)

export const takeBluetooth = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'bluetooth', { value: undefined, configurable: true }))
