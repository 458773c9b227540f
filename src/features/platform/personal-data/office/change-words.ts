/** What the office calls the states of a wish to change personal data. */
export const CHANGE_WORDS = { diajukan: 'Diajukan', disetujui: 'Disetujui', ditolak: 'Ditolak' } as const
