export { hasTrained, requireOpenBank } from './gate-service.ts'
export { openItem } from './sealing-service.ts'
