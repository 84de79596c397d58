import { initialStartup, startupReducer, type StartupEvent, type StartupState } from '@repo/domain/center/startup'
import { create } from 'zustand'

export const useStartupStore = create<{ readonly state: StartupState }>(() => ({ state: initialStartup }))

export const dispatchStartup = (event: StartupEvent): void =>
  useStartupStore.setState(({ state }) => ({ state: startupReducer(state, event) }))
