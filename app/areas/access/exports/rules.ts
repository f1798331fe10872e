/** How a file stands. */
export const exportStates = { waiting: '排队中', running: '导出中', done: '可以下载', failed: '没有做成' } as const
/** One of them. */
export type ExportState = keyof typeof exportStates

/** A file is kept so long after it was done. */
export const STORED_HOURS = 24
/** So often is a file begun that its process did not finish. */
export const MOST_TRIES = 3
/** A sheet ends here, with its head. */
export const MOST_SHEET_LINES = 1_048_575

/** Why no file came of it, in words for who waits for it. */
export const failures = {
  'not-allowed': '您现在看不了这份列表，没有导出',
  'too-long': `超过一张 Excel 表的 ${MOST_SHEET_LINES} 行，请改用“导出表格”（CSV），或缩小范围`,
  broken: '导出中断了，请重新导出。还是不行请联系管理员',
} as const
/** One of them. */
export type ExportFailure = keyof typeof failures

/** How much of a file is written, in whole percent; 0 while nobody knows how much there is. */
export const percentOf = (done: number, total: number): number =>
  total === 0 ? 0 : Math.min(100, Math.floor((done / total) * 100))
