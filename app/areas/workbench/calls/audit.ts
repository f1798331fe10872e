/** What doctors do with calls, in the words of the audit. */
export const acts = {
  'doctor.phone': '改接听电话',
  'doctor.call-hours': '改约定通话的时间',
} as const
