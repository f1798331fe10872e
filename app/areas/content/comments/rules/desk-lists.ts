/** Lists of the desk: what somebody has to look at, and what stands where. */
export const deskLists = { todo: '待处理', shown: '展示中', gone: '未通过和已隐藏', all: '全部' } as const
/** One of the lists. */
export type DeskList = keyof typeof deskLists

/** By what comments may be sorted at the desk. */
export const managedSorts = { add_time: 'desc' } as const
