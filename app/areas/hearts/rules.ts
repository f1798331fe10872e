/** Words of a heart, in characters. */
export const WORDS = { least: 5, most: 200 } as const
/** A doctor gets a heart of the same patient once in so many days. */
export const AGAIN_DAYS = 30
/** Why a heart is rejected, in characters. */
export const MOST_REASON = 100

/** A heart's states as the wire counts them. */
export const heartStates = {
  waiting: { code: 0, words: '审核中' },
  shown: { code: 1, words: '已展示' },
  rejected: { code: -1, words: '未通过' },
} as const
/** A state of a heart. */
export type HeartState = keyof typeof heartStates
/** Every state. */
export const allHeartStates = Object.keys(heartStates) as [HeartState, ...HeartState[]]

/** What is wrong with the words; undefined where nothing is. Numbers and links are how strangers sell things. */
export const wordsFault = (words: string): string | undefined => {
  if (words.length < WORDS.least) return `再多写几个字吧，至少 ${WORDS.least} 个字`
  return /(https?:|www\.|\d{7,})/i.test(words) ? '请不要写电话、号码和网址' : undefined
}

/** By what the desk's hearts may be sorted. */
export const heartSorts = { newest: 'desc' } as const
