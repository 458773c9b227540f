export { hasTrained, requireOpenBank } from './gate-service.ts'
export { openItem } from './sealing-service.ts'
export { lockVersions, moveUsedVersions, type UsedVersion } from './use-service.ts'
