export { deletionHandlers } from './deletion/handlers.ts'
