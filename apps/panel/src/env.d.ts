/// <reference types="vite/client" />

declare module 'pdfmake/build/pdfmake.min.js' {
  import * as pdfMake from 'pdfmake/build/pdfmake'

  const build: typeof pdfMake & { setUrlAccessPolicy: (isAllowed: (url: string) => boolean) => void }
  export default build
}
