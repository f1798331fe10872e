/** What a code by SMS is for; `type` on the wire. */
export const codePurposes = ['login', 'bind', 'cancel', 'verify', 'cloud-dep'] as const
/** What a code by SMS is for. */
export type CodePurpose = (typeof codePurposes)[number]

/**
 * A token waits so long for its message to be sent, a challenge for its answer, a pass for its use, a ticket for its
 * phone number, a new key for being confirmed, a moment key for its moment.
 */
export const WAIT_MINUTES = { token: 10, challenge: 5, pass: 10, ticket: 15, next: 10, moment: 2 } as const

/** A key that takes the place of another lives at most so long [X310]. */
export const REFRESH_DAYS = 30

/** For so many days it is kept on which of them a patient used the product: a year, and the month after it. */
export const USED_DAYS_STORED = 400

/** A shown code is remembered so long: its own provider has forgotten it by then. */
export const SHOWN_CODE_DAYS = 1

/** Where visitors sign in. */
export const SIGN_IN_PATH = '/user/login'

/** Where somebody whom a provider has named binds their phone: the ticket stands behind `#`, where no server and no log sees it. */
export const bindingAddress = (ticket: string): string => `/account/bind#${ticket}`

/** The name that a new account bears until its owner says who they are: 用户0001. */
export const firstNickname = (mobile: string): string => `用户${mobile.slice(-4)}`

/** Whether somebody still has the name that was made for them: nobody is greeted by it. */
export const isFirstNickname = (name: string): boolean => /^用户\d{4}$/.test(name)

/** A name as strangers see it: 王小明 → 王**. Who has none, or the one that was made of their phone number, is 匿名用户. */
export const maskedName = (name: string | null): string => {
  const given = (name ?? '').trim()
  return given === '' || isFirstNickname(given) ? '匿名用户' : `${[...given][0]}**`
}

const placeWords: Readonly<Record<number, string>> = {
  16: '浏览器',
  20: '手机 App（安卓）',
  23: '微信',
  24: '手机 App（苹果）',
}

/** In what somebody signed in, by the channel that they came by. */
export const placeOfChannel = (channel: number): string => placeWords[channel] ?? '其他应用'

/** A person's sex; null where it is not known. */
export type Sex = 'female' | 'male' | null

/** Sex on the wire: 1 female, otherwise male or not known [X116]. */
export const sexCode = (sex: Sex): number => (sex === 'female' ? 1 : sex === 'male' ? 2 : 0)

/** The word for a sex on the wire: 女 for 1 and 男 for all others [X116]. */
export const sexWord = (code: number | undefined): string => (code === 1 ? '女' : '男')
