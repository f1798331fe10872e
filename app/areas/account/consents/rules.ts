/** The texts that people agree to; each has its versions. */
export const documents = {
  agreement: '用户协议',
  privacy: '隐私政策',
  health: '健康信息处理单独同意书',
  diabetes: '糖尿病管理协议',
  abroad: '个人信息出境单独同意书',
} as const
/** One of them. */
export type Document = keyof typeof documents
/** The same as a list. */
export const documentNames = Object.keys(documents) as Document[]

/** What is agreed to where somebody signs in. */
export const atSignIn = ['agreement', 'privacy'] as const satisfies readonly Document[]

/** What only those are asked for who use what it is about: nobody else sees it among their consents. */
export const ofProgrammes: readonly Document[] = ['diabetes', 'abroad']

/** What a patient agrees to, each by itself: the texts, and to be recommended things by what they did before. */
export const purposes = [...documentNames, 'recommend'] as const
/** One of them. */
export type Purpose = (typeof purposes)[number]

/** Which texts must have been agreed to before a call that asks for a consent is answered. */
export const neededFor = {
  health: [...atSignIn, 'health'],
  /** Papers of theirs go to a hospital abroad; to which one is said beside it (`inquiry`). */
  abroad: [...atSignIn, 'health', 'abroad'],
} as const satisfies Record<string, readonly Document[]>
/** What a call may ask a consent for. */
export type Asked = keyof typeof neededFor

/** Why a call is refused without consent, and what to do. */
export const consentWords = '这一步要用到健康信息，需要您先同意。请阅读并同意后继续'

/** What stops working when a consent is taken back, in words for whoever thinks about it. */
export const whatStops = {
  health: [
    '不能再添加或修改就诊人、预约、问诊、上传处方和填写健康档案',
    '已经约好的号照常有效，可以就诊、取消和退费',
    '撤回前的记录仍可查看和下载；想删除，可以注销账号',
  ],
  diabetes: ['不能再记血糖、修改糖尿病档案', '已经记下的仍可查看、下载和删除'],
  abroad: ['不能再同意把资料发给新的海外医院', '已经同意的医院可以在询价详情里逐家撤回，撤回后马上看不到'],
  agreement: ['用户协议是使用账号的基础，不同意可以退出登录或注销账号'],
  privacy: ['隐私政策是使用账号的基础，不同意可以退出登录或注销账号'],
} as const satisfies Record<Document, readonly string[]>

/** Whether a consent can be taken back by itself while the account stays. */
export const isWithdrawable = (purpose: Document): boolean => !atSignIn.some((needed) => needed === purpose)

/** A consent as it was last said. */
export interface Consent {
  purpose: Purpose
  isGiven: boolean
  version: number | null
}

/** Whether a text is agreed to in its current version: the last word counts, and a word about an older version does not. */
export const isAgreed = (said: Consent | undefined, current: number): boolean =>
  Boolean(said?.isGiven) && (said?.version ?? 0) >= current

/** Longest title and text of a version that staff publish. */
export const longest = { title: 40, text: 20_000, change: 200 }

/** A paragraph of a text as it is shown: a heading, or words. */
export interface Paragraph {
  isHeading: boolean
  words: string
}

/** Text as it is stored, a line for each paragraph and `# ` before a heading, as paragraphs. */
export const paragraphsOf = (text: string): Paragraph[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) =>
      line.startsWith('# ') ? { isHeading: true, words: line.slice(2).trim() } : { isHeading: false, words: line },
    )
