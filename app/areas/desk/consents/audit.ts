/** What staff do with the texts that people agree to, in the words of the audit. */
export const acts = {
  'consent.publish': '发布协议新版本',
} as const

/** The kind of these acts. */
export const actKinds = { 'consent.': '协议与政策' } as const

/** The rows that they are done to. */
export const rowKinds = { 'consent-text': '协议与政策' } as const
