/** What staff do with prescriptions, in the words of the audit. */
export const acts = {
  'prescription.look': '查看处方',
  'prescription.approve': '通过处方',
  'prescription.refuse': '退回处方',
} as const
