import { OFFICE_HOME } from './own-paths.ts'

/** Addresses of the back office, for letters to its people and links among its screens. */
export const officeTo = {
  home: OFFICE_HOME,
  list: (resource: string) => `/admin/${resource}`,
  show: (resource: string, id: number | null) => `/admin/${resource}/${id}/show`,
  person: (userId: number) => `/admin/orang/${userId}/show`,
  /** The attendance page of a schedule. */
  attendance: (scheduleId: number) => `/admin/kehadiran?jadwal=${scheduleId}`,
  /** The door of an exam, which opens without a network where its list was prepared. */
  door: '/admin/pintu',
  doorOf: (scheduleId: number) => `/admin/pintu?jadwal=${scheduleId}`,
  participants: (scheduleId: number) => `/admin/peserta-kegiatan?jadwal=${scheduleId}`,
  /** The page to which the code on a candidate's card leads. */
  attendee: (code: string) => `/admin/kehadiran/${code}`,
  participant: (code: string) => `/admin/peserta-kegiatan/${code}`,
  scoring: '/admin/penilaian',
} as const
