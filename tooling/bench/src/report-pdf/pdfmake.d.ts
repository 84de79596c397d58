declare module 'pdfmake/build/pdfmake.min.js' {
  import * as pdfMake from 'pdfmake/build/pdfmake'

  /** The smaller build, without types of its own. */
  const build: typeof pdfMake
  export default build
}
