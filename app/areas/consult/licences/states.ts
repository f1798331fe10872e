/** Where a licence stands, and where it may go from there. */
export const licenceStates = {
  pending: { words: '待审核', next: ['certified', 'refused'] },
  certified: { words: '有效', next: ['withdrawn', 'expired'] },
  refused: { words: '未通过', next: [] },
  withdrawn: { words: '已注销', next: [] },
  expired: { words: '已过期', next: [] },
} as const
/** Where a licence stands. */
export type LicenceState = keyof typeof licenceStates

/** Whether a licence may go there. */
export const mayMove = (from: LicenceState, to: LicenceState): boolean =>
  (licenceStates[from].next as readonly LicenceState[]).includes(to)
