import { withBrowser } from './browser.ts'
import { HOLDER } from './form-people.ts'
import { meetFormsOf } from './meet-forms.ts'

withBrowser()
meetFormsOf((who) => who === HOLDER)
