/** Reasons that are common, to begin with; patients read them as they stand. */
export const commonReasons = ['医生临时有急诊手术', '医生外出学习', '医生身体不适', '医院安排调整', '设备检修'] as const

/** A reason has at most so many characters. */
export const REASON_LENGTH = 60

/** What a stopped appointment's patient is told, as the desk sees it before it is sent. */
export const spokenStop = (slot: string, reason: string, hasSubstitute: boolean): string =>
  `${slot} 的门诊停诊（${reason}）。请在截止时间前选择${hasSubstitute ? '替诊医生、' : ''}其他日期或退款，没有选择会自动退款。`
