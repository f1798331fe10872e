/** What staff do with complaints about consultations, in the words of the audit. */
export const acts = {
  'complaint.agree': '同意问诊退款',
  'complaint.decline': '拒绝问诊退款',
  'complaint.answer': '答复问诊投诉',
} as const

/** The kind of these acts. */
export const actKinds = { 'complaint.': '问诊投诉' } as const

/** The rows that they are done to. */
export const rowKinds = { complaint: '问诊投诉' } as const
