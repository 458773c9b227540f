export { bankGate, hasTrained, requireOpenBank, signSecrecy } from './gate-service.ts'
export { insertOpening as recordItemOpening } from './record-queries.ts'
export { openFormComment, openItem, openStimulus, openStimulusPicture, sealFormComment } from './sealing-service.ts'
export { lockVersions, moveUsedVersions, type UsedVersion } from './use-service.ts'
