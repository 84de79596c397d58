/** Together less than a person waits without a word. */
const PAUSES_MS = [500, 1000, 2000, 4000]

/** Loads a part of an app; one that the network kept back is asked for again, after pauses that grow, before it counts as lost. */
export const patientImport = async <T>(load: () => Promise<T>): Promise<T> => {
  for (const pause of PAUSES_MS) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}
