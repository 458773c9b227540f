import { dataFolder } from '../../ground/root.ts'
import { keepCompiled } from './compiled-program.ts'

// React chooses its fast half by this when it is loaded, so it is said before anything else is.
process.env['NODE_ENV'] ??= 'production'
keepCompiled(dataFolder(process.env['DATA_DIR']))
await import('./run.ts')
