import '@fontsource-variable/inter/index.css'
import './global.css.ts'
