/** The statement that opens the bank to a person for a year. */
export const secrecyStatement = (tahun: number): string =>
  `Saya menjaga kerahasiaan bank soal selama tahun ${tahun} dan sesudahnya: isi, kunci, dan rubrik soal tidak saya sebarkan, salin, potret, atau ceritakan kepada siapa pun di luar pengelola bank soal. Saya tidak melatih dan tidak akan melatih calon peserta dengan soal ini, dan segera melapor bila soal diduga bocor.`

export const GATE_STATES = ['terbuka', 'pernah_melatih', 'belum_ditandatangani'] as const
export type GateState = (typeof GATE_STATES)[number]

/** Says whether the bank is open to a person with the permission: never to those who train, else once they signed. */
export function gateState({ trains, signed }: { trains: boolean; signed: boolean }): GateState {
  if (trains) return 'pernah_melatih'
  return signed ? 'terbuka' : 'belum_ditandatangani'
}
