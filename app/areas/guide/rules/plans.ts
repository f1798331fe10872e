/** The longest texts of a plan, in characters: its banner has one line for each. */
export const lengths = { path: 200, name: 30, tip: 30, button: 6, url: 500 } as const
/** Most plans that are kept. */
export const MOST_PLANS = 500
/** Most channels of one plan. */
export const MOST_CHANNELS = 50

/** By what plans may be sorted at the desk: the newest first where nothing is asked. */
export const planSorts = { path: 'asc' } as const

/** Which plans the desk looks at, in words. */
export const planStates = { on: '启用中', off: '已停用' } as const
/** Which plans the desk looks at. */
export type PlanState = keyof typeof planStates

/** Whom a plan is shown to, by how they came: 1 from a share, 2 by themselves. */
export const visitWords = { 1: '从分享打开的访客', 2: '自己打开的访客' } as const
