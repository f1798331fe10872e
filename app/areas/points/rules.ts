/** What may be done for points. */
export const taskActions = ['action_share', 'action_view', 'action_like', 'action_add'] as const
export type TaskAction = (typeof taskActions)[number]

/** Points and growth value, both whole and not negative. */
export interface Earned {
  amount: number
  growth: number
}

/** The rule of points: one for all channels [X264]. */
export const POINTS_RULE = { cid: 16, rule_id: 3 } as const

/** Marks the tasks that are there every day, among those that other rooms give by themselves. */
export const DAILY_MARK = 'daily'

/** The most points, and the most growth, that a task is worth. */
export const MOST_WORTH = 9_999
/** How often a day a task counts at most. */
export const MOST_A_DAY = 100

/** What is wrong with a task as it is written: only a page is looked at for a time, and something is to be earned. */
export const taskFault = ({
  action,
  seconds,
  amount,
  growth,
}: Earned & { action: TaskAction; seconds: number }): 'seconds' | 'worthless' | undefined => {
  if (seconds > 0 && action !== 'action_view') return 'seconds'
  return amount + growth === 0 ? 'worthless' : undefined
}

/** What points are spent on, as the list of points says it: what was taken, and what came back. */
export const spendWords = {
  exchange: { spend: '积分商城兑换', back: '兑换取消，积分退回' },
  invite: { spend: '邀请奖励收回', back: '邀请奖励退还' },
  gift: { spend: '送给医生的礼物', back: '礼物取消，积分退回' },
  given: { spend: '赠送的积分收回', back: '赠送的积分退还' },
} as const
/** What points are spent on. */
export type SpendKind = keyof typeof spendWords

/** Marks what was spent among the entries of the ledger; no task bears it. */
export const SPENT_MARK = 'spent'

/** What other rooms give points for by themselves, by what the ledger calls it. */
const givenWords: Readonly<Record<string, string>> = {
  action_prize: '抽奖抽中的积分',
  action_came: '参加线下活动',
  action_invite: '邀请好友的奖励',
  action_given: '医院或平台赠送的积分',
}

/** An entry of the ledger, by what it was for. */
interface Entry {
  businessMark: string
  taskId: string
  action: string
  amount: number
}

/** What an entry of the ledger is called: what was bought or won, or the task; every entry has its words. */
export const entryTitle = ({ businessMark, taskId, action, amount }: Entry, task: string | null): string => {
  const spent = businessMark === SPENT_MARK && spendWords[taskId as SpendKind]?.[action === 'back' ? 'back' : 'spend']
  if (spent) return spent
  return givenWords[action] ?? task ?? (amount < 0 ? '使用积分' : '完成任务')
}

/** A number above it does not fit on one line with the other [X350]. */
const MOST_ON_A_LINE = 999

/**
 * What is said of what was earned; undefined where it is nothing [X172]. A part of nothing is left out [X083]. Numbers
 * above 999 take two lines [X084].
 */
export const earnedWords = ({ amount, growth }: Earned): string | undefined => {
  const parts = [amount > 0 && `获得${amount}积分`, growth > 0 && `成长值+${growth}`].filter(Boolean)
  if (parts.length === 0) return undefined
  if (Math.max(amount, growth) <= MOST_ON_A_LINE) return `恭喜你，${parts.join(' / ')}！`
  return parts.length > 1 ? `恭喜你，${parts.join('\n')}！` : `恭喜你，\n${parts[0]}！`
}

/** A task as the address of a page describes it. */
export interface PageTask {
  task_id: string
  business_mark: string
  action: TaskAction
  object_id: string | undefined
  /** How long the page is to be looked at. */
  seconds: number
  /** What the address says that it earns; 0 where it does not say. */
  amount: number
}

/** So long a page is to be looked at where its address does not say it [X345]. */
const USUAL_SECONDS = 30
/** The longest that a page is to be looked at. */
export const MOST_SECONDS = 3_600
const MOST_AMOUNT = 99_999

/** The task that an address describes and that is still to be done [X057] [X059]; undefined for anything else. */
export const taskIn = (query: URLSearchParams): PageTask | undefined => {
  const code = (name: string) => /^[\w-]{1,64}$/.exec(query.get(name) ?? '')?.[0]
  const [task_id, business_mark] = [code('task_id'), code('business_mark')]
  const action = taskActions.find((known) => known === query.get('action'))
  if (query.get('task_status') !== '0' || !task_id || !business_mark || !action) return undefined
  const seconds = countIn(query, 'time_limit', MOST_SECONDS) || USUAL_SECONDS
  return {
    task_id,
    business_mark,
    action,
    object_id: code('object_id'),
    seconds,
    amount: countIn(query, 'amount', MOST_AMOUNT),
  }
}

/** A whole number up to the most; 0 for anything else. */
const countIn = (query: URLSearchParams, name: string, most: number): number => {
  const text = query.get(name) ?? ''
  return /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : 0
}

/** A task of the list, as an address describes it to the page on which it is done. */
interface ListedTask {
  task_id: string
  business_mark: string
  action: TaskAction
  seconds: number
  amount: number
}

/** What is added to the address of a page on which a task is done with this thing; `taskIn` reads it. */
export const taskQuery = ({ task_id, business_mark, action, seconds, amount }: ListedTask, object_id: string) => ({
  task_status: 0,
  task_id,
  business_mark,
  action,
  object_id,
  amount,
  ...(seconds > 0 && { time_limit: seconds }),
})

/** What the button says that leads to where a task is done. */
export const goWords: Readonly<Record<TaskAction, string>> = {
  action_view: '去浏览',
  action_share: '去分享',
  action_like: '去点赞',
  action_add: '去收藏',
}

/** What each deed is called where it is asked for. */
const deedWords: Readonly<Record<Exclude<TaskAction, 'action_view'>, string>> = {
  action_share: '分享给家人朋友',
  action_like: '点赞',
  action_add: '收藏或关注',
}

/** What a task asks for; `left` is the time that is left to look [X076]. */
export const taskWords = ({ action, amount }: Pick<PageTask, 'action' | 'amount'>, left: number): string => {
  const deed = action === 'action_view' ? `浏览${left}秒` : deedWords[action]
  return `${deed}可获得${amount > 0 ? amount : ''}积分`
}

/** What stands there when the task is done [X077] [X170]. */
export const DONE_WORDS = '任务完成，请返回领取积分'
