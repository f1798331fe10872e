/** What can become of a message. */
export const smsStates = ['waiting', 'sent', 'failed'] as const
/** What has become of a message. */
export type SmsState = (typeof smsStates)[number]

/** The same in words. */
export const smsStateWords: Readonly<Record<SmsState, string>> = {
  waiting: '等待发送',
  sent: '已发出',
  failed: '没有发出',
}

/** Those of which a try has failed, whatever became of them then. */
export const smsTroubleWords = { failed: '发送失败过' } as const
/** The filter of them. */
export type SmsTrouble = keyof typeof smsTroubleWords

/** What a message is for, in words. */
export const smsKindWords = { code: '验证码', notice: '通知' } as const

/** By what messages may be sorted. */
export const smsSorts = { queue_time: 'desc', tries: 'desc' } as const

/** The code of a message that was of no use any more before it could leave. */
export const TOO_LATE = 'TOO_LATE'

/** A message is handed over so many times before it is given up. */
export const MOST_TRIES = 6

/** A message is kept so many days after it was queued. */
export const STORED_DAYS = 7

/** Seconds before the next try after the `tries`-th failed: 10, 20, 40, … */
export const waitSeconds = (tries: number): number => 10 * 2 ** (tries - 1)

/** What a phone shows: the words of a template, filled in. */
export const smsText = (template: 'code' | 'notice', params: Readonly<Record<string, string>>): string =>
  template === 'code'
    ? `【医路】验证码 ${params.code}，请尽快填写。请勿告诉他人，医路的工作人员不会向您索要。`
    : `【医路】${params.title}：${params.text}`
