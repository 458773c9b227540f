export { hasTrained } from './gate-service.ts'
export { openItem } from './sealing-service.ts'
