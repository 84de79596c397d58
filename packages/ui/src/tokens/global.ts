import '@fontsource-variable/inter/index.css'
import './global.css.ts'

// the letters come behind the first scripts, whose way they would only make longer; words stand in the fallback's before
document.fonts.load("1em 'Inter Variable'").catch(() => {})
