/** Lists of the desk: what somebody has to look at, and what stands where. */
export const deskLists = { todo: '待处理', shown: '展示中', hidden: '已隐藏', all: '全部' } as const
/** One of the lists. */
export type DeskList = keyof typeof deskLists

/** By what comments may be sorted at the desk. */
export const managedSorts = { add_time: 'desc', stars: 'asc' } as const

/** Where a comment or a reply stands, for staff. */
export const stateWords = { shown: '展示中', held: '待审核', hidden: '已隐藏' } as const
/** What became of a report, for staff. */
export const reportWords = { open: '待核实', upheld: '属实，已隐藏', dismissed: '不属实，继续展示' } as const
