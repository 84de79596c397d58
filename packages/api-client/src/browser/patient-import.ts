const PAUSES_MS = [500, 1000, 2000, 4000]

/** Imports a module, with retries after network errors. */
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
