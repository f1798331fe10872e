/** So many departments see an illness at most, the usual one first. */
export const MOST_DEPARTMENTS = 4

/** Of the desk's list: illnesses, symptoms, or both. */
export const illnessKinds = { illness: '疾病', symptom: '症状' } as const
/** One of them. */
export type IllnessKind = keyof typeof illnessKinds

/** By what the desk's list may be sorted. */
export const illnessSorts = { views: 'desc', name: 'asc' } as const

/** Words that somebody wrote one after the other, each once: by commas, spaces or lines. */
export const plainWords = (text: string): string[] => [...new Set(text.split(/[\s,，、;；]+/).filter(Boolean))]

/** Words that ask and do not name: people write to a search as they speak to a nurse. */
const fillers = new Set(
  '的 了 吗 呢 啊 我 请问 有 得 是 在 去 看 挂 挂号 预约 怎么 怎么办 怎么回事 什么 哪个 哪里 哪儿 哪家 哪些 好 最好 比较 推荐 治疗 医治 附近 科 医生 大夫 专家'.split(
    ' ',
  ),
)

/** The words of a question that name something; all of them where none does. */
export const namingWords = (words: readonly string[]): readonly string[] => {
  const naming = words.filter((word) => !fillers.has(word))
  return naming.length > 0 ? naming : words
}
