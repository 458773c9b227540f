export const ACCOUNT_STATES = { diundang: 'Diundang', aktif: 'Aktif', ditangguhkan: 'Ditangguhkan' } as const
