import type { ConsultationMoment } from '../rules.ts'

/** What a doctor leaves the patient with: how they see it, and what to do. */
export interface Summary {
  summary: string
  advice: string
}

/** Letters of each of the two. */
export const SUMMARY_LETTERS = 500

/** What is often said; a tap adds it, to be changed before it is sent. */
export const summaryTemplates = {
  summary: ['根据描述，暂不像急重情况', '目前资料不足以判断，建议面诊', '症状符合常见的轻症，可以先观察'],
  advice: [
    '多休息、多喝水，清淡饮食',
    '按说明书用药，有不舒服马上停药并告诉我',
    '症状加重，或三天没有好转，请到医院就诊',
    '请到医院做相关检查，带着结果再来问',
    '出现高热不退、胸痛、呼吸困难、意识不清，马上拨打 120',
  ],
} as const

/** Whether a doctor can write it now: it was answered, and what is over may still be come back to. */
export const maySummarise = (
  { state, followUntil, hasSummary }: Pick<ConsultationMoment, 'state' | 'followUntil'> & { hasSummary: boolean },
  now: Date,
): boolean => {
  if (hasSummary) return false
  if (state === 'answered') return true
  return (state === 'ended' || state === 'rated') && followUntil !== null && now < followUntil
}

/** The two as one text, for what shows words alone. */
export const summaryWords = ({ summary, advice }: Summary): string => `小结：${summary}\n建议：${advice}`
