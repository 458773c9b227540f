/** The states of a device of a sitting, in the words a person reads. */
export const DEVICE_STATES = {
  aktif: 'Dipakai',
  menunggu: 'Menunggu pengawas',
  diganti: 'Diganti perangkat lain',
} as const
export type DeviceState = keyof typeof DEVICE_STATES
export const DEVICE_STATE_NAMES = Object.keys(DEVICE_STATES) as [DeviceState, ...DeviceState[]]

export function deviceState(device: { accepted_at: Date | null; replaced_at: Date | null }): DeviceState {
  if (device.replaced_at) return 'diganti'
  return device.accepted_at ? 'aktif' : 'menunggu'
}

/**
 * Tells whether a new device needs the invigilator's word: as soon as the exam has begun on another one. A rehearsal never
 * does.
 */
export const needsInvigilator = ({ begun, latihan }: { begun: boolean; latihan: boolean }): boolean => begun && !latihan
