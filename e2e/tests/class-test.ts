import { expect, test as base } from './fixtures.ts'
import { startStaffedClass, type StaffedClass } from './staffed-class.ts'

export { expect }

export const test = base.extend<{ startClass: (roomName: string, capacity?: number) => Promise<StaffedClass> }>({
  startClass: async ({ baseURL }, provide) => {
    const started: StaffedClass[] = []
    await provide(async (roomName, capacity = 10) => {
      const one = await startStaffedClass(baseURL ?? '', roomName, capacity)
      started.push(one)
      return one
    })
    for (const one of started) await one.undo()
  },
})
