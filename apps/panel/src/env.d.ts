/// <reference types="vite/client" />

declare module 'pdfmake/build/pdfmake.min.js' {
  import * as pdfMake from 'pdfmake/build/pdfmake'

  /** The smaller build, without types of its own; it asks whether an address may be read. */
  const build: typeof pdfMake & { setUrlAccessPolicy: (isAllowed: (url: string) => boolean) => void }
  export default build
}
