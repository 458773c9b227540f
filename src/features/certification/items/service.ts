export { hasTrained, requireOpenBank } from './gate-service.ts'
export { openFormComment, openItem, sealFormComment } from './sealing-service.ts'
export { lockVersions, moveUsedVersions, type UsedVersion } from './use-service.ts'
