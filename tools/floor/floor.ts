/** The oldest browsers in which the product runs, by MDN's names: what its style sheet needs (README, docs/decisions/0050). */
export const FLOOR = { chrome: '99', safari_ios: '15.4' } as const
