/** One state of an inquiry: its words, what comes next in words, and where it may go from here. */
interface StateFacts {
  words: string
  next: string
  to: readonly string[]
}

/** The life of an inquiry, from asking for prices to the follow-up at home. */
export const inquiryStates = {
  /** Written by somebody who is not signed in: nobody could be told an answer yet. */
  draft: { words: '待登录', next: '登录后马上发出，专人开始跟进', to: ['sent'] },
  sent: { words: '已提交', next: '专人会在 24 小时内联系您', to: ['papers', 'asked', 'closed', 'withdrawn'] },
  papers: { words: '补充资料', next: '把资料传齐后点“资料齐了”', to: ['asked', 'closed', 'withdrawn'] },
  asked: { words: '医院评估中', next: '医院正在看资料，报价会出现在这里', to: ['quoted', 'closed', 'withdrawn'] },
  quoted: { words: '已报价', next: '并排比较报价，选一份', to: ['chosen', 'closed', 'withdrawn'] },
  chosen: { words: '待付定金', next: '付定金后为您办邀请函', to: ['deposit', 'quoted', 'withdrawn'] },
  deposit: { words: '已付定金', next: '正在为您办邀请函', to: ['letter', 'withdrawn'] },
  letter: { words: '邀请函已开', next: '带邀请函去办签证，专人帮您安排行程', to: ['travel', 'withdrawn'] },
  travel: { words: '行程与翻译', next: '行程、住宿和翻译已安排，按时出发', to: ['treatment', 'withdrawn'] },
  treatment: { words: '治疗中', next: '有事随时联系专人', to: ['returned', 'withdrawn'] },
  returned: { words: '资料带回', next: '海外病历翻译好会放在这里', to: ['followup', 'withdrawn'] },
  followup: { words: '回国随访', next: '按随访计划复查，专人会来问', to: ['closed', 'withdrawn'] },
  closed: { words: '已结束', next: '', to: [] },
  withdrawn: { words: '已撤回', next: '', to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of an inquiry. */
export type InquiryState = keyof typeof inquiryStates
/** What comes next, to who tends it: `next` speaks to the patient. */
export const nextAtDesk: Readonly<Record<InquiryState, string>> = {
  draft: '等患者登录',
  sent: '24 小时内联系患者',
  papers: '等患者把资料传齐',
  asked: '等医院看完资料报价',
  quoted: '等患者选一份报价',
  chosen: '等患者付定金',
  deposit: '给患者办邀请函',
  letter: '陪患者办签证，安排行程',
  travel: '行程、住宿和翻译安排好，提醒患者按时出发',
  treatment: '治疗期间随时答复患者',
  returned: '把海外病历翻译好放进资料',
  followup: '按随访计划问患者复查的结果',
  closed: '',
  withdrawn: '',
}
/** Every state. */
export const allStates = Object.keys(inquiryStates) as InquiryState[]
/** Where it begins: signed in or not. */
export const firstStates: readonly InquiryState[] = ['draft', 'sent']

/** Whether an inquiry may go from one state to another. */
export const mayMove = (from: InquiryState, to: InquiryState): boolean =>
  (inquiryStates[from].to as readonly string[]).includes(to)

/** The states from which an inquiry may come into this one. */
export const statesBefore = (to: InquiryState): InquiryState[] => allStates.filter((from) => mayMove(from, to))

/** States in which something is still to come for who asked. */
export const openStates = allStates.filter((state) => inquiryStates[state].to.length > 0 && state !== 'draft')

/** States in which the service fee may still be paid. */
export const feeStates: readonly InquiryState[] = ['sent', 'papers']

/** States in which nothing was handed to a hospital yet: the whole fee goes back to who withdraws. */
export const beforeHospitals: readonly InquiryState[] = ['draft', 'sent', 'papers']

/** Steps that the case worker takes by themselves, with what each follows. */
export const deskSteps = {
  travel: { from: 'letter', words: '已安排行程与翻译' },
  treatment: { from: 'travel', words: '治疗开始了' },
  returned: { from: 'treatment', words: '海外资料带回了' },
  followup: { from: 'returned', words: '开始回国随访' },
  closed: { from: 'followup', words: '随访结束' },
} as const satisfies Partial<Record<InquiryState, { from: InquiryState; words: string }>>
/** One of them. */
export type DeskStep = keyof typeof deskSteps
