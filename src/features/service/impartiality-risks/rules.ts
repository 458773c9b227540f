export const RISK_STATES = { dipantau: 'Dipantau', berakhir: 'Tidak ada lagi' } as const
export type RiskState = keyof typeof RISK_STATES
export const RISK_STATE_NAMES = Object.keys(RISK_STATES) as [RiskState, ...RiskState[]]

export const RISK_LEVELS = { rendah: 'Rendah', sedang: 'Sedang', tinggi: 'Tinggi' } as const
export type RiskLevel = keyof typeof RISK_LEVELS
export const RISK_LEVEL_NAMES = Object.keys(RISK_LEVELS) as [RiskLevel, ...RiskLevel[]]

const TRANSITIONS = {
  /** Looked at again: it stays, with another day. */
  review: { from: ['dipantau'], to: 'dipantau' },
  end: { from: ['dipantau'], to: 'berakhir' },
} as const satisfies Record<string, { from: readonly RiskState[]; to: RiskState }>
export type RiskTransition = keyof typeof TRANSITIONS

/** Where a transition leads; undefined where it is not possible. */
export function nextRisk(transition: RiskTransition, status: RiskState): RiskState | undefined {
  const { from, to } = TRANSITIONS[transition]
  return from.some((one) => one === status) ? to : undefined
}
