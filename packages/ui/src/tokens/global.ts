import '@fontsource-variable/inter/index.css'
import './global.css.ts'
import './print.css.ts'
