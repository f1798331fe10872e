/** Each kind of file asks for what lets one write the same by hand: who may any of it brings files. */
export const mayBring = ['masters.manage', 'schedules.plan', 'licences.enter', 'goods.manage'] as const
/** One of them. */
export type MayBring = (typeof mayBring)[number]

/** How an import stands. */
export const importStates = {
  uploading: '上传中',
  sent: '等待检查',
  checking: '检查中',
  ready: '等您确认',
  waiting: '排队导入',
  running: '导入中',
  done: '已导入',
  failed: '没有导入',
  cancelled: '已取消',
  expired: '已过期',
} as const
/** One of them. */
export type ImportState = keyof typeof importStates

/** Those in which something is done about it, or is about to be, without anybody's doing. */
export const movingStates = ['sent', 'checking', 'waiting', 'running'] as const satisfies ImportState[]
/** Those in which it can be cancelled. */
export const openStates = ['uploading', ...movingStates, 'ready'] as const satisfies ImportState[]
/** Whether it is one of these. */
export const isMoving = (state: string): boolean => movingStates.some((one) => one === state)
/** Whether it is one of these. */
export const isOpen = (state: string): boolean => openStates.some((one) => one === state)

/** Whether something is taken of it, or still may be: of what ended otherwise it is not told how much it would have been. */
export const isTaken = (state: string): boolean => state === 'done' || isOpen(state)

/** Most bytes of a file. */
export const MOST_BYTES = 10_000_000
/** How many bytes a piece has, but for the last. */
export const PIECE_BYTES = 300_000
/** In how many pieces a file of so many bytes is sent. */
export const piecesOf = (bytes: number): number => Math.ceil(bytes / PIECE_BYTES)

/** So many pictures may come with a file. */
export const MOST_PICTURES = 500
/** So many of their names are told where something is wrong with them. */
export const MOST_NAMES = 20

/** So many imports that nobody has confirmed yet somebody may have at the same time. */
export const MOST_OPEN = 5
/** A file that nobody confirmed is kept so long; one that never came whole, an hour. */
export const STORED_HOURS = 24
/** What became of a file stands here so long; that there was one stays. */
export const REPORT_DAYS = 90
/** So often is an import begun that its process did not finish. */
export const MOST_TRIES = 3
/** So many of the first rows are shown as they would be written. */
export const FIRST_ROWS = 10
/** So many refused rows are told on the page. */
export const MOST_SHOWN = 100
/** So many refused rows are told in the file. */
export const MOST_REPORTED = 10_000

/** Why nothing came of it, in words for who brought it; of the file itself its fault is told. */
export const failures = {
  file: '文件读不下去',
  strict: '有不能导入的行，您选了“有一行有误就整份不导入”，所以一行也没有导入。请按下面的原因改正后重新上传',
  'not-allowed': '您现在不能导入这类资料，没有导入',
  changed: '检查以后资料又有变动，有些行现在不能导入了，所以一行也没有导入。请重新上传检查',
  broken: '导入中断了，一行也没有导入，请重新上传。还是不行请联系管理员',
} as const
/** One of them. */
export type ImportFailure = keyof typeof failures

/** What becomes of a row, in words. */
export const outcomes = { added: '新增', changed: '更改', unchanged: '不变', refused: '不能导入' } as const

/** How much of a file is read, in whole percent; 0 while nobody knows how much there is. */
export const percentOf = (done: number, total: number): number =>
  total === 0 ? 0 : Math.min(100, Math.floor((done / total) * 100))
