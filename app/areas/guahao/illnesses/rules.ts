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
