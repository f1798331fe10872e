import type { StaffHere } from '#server/here.ts'

/** Whether a desk also serves what the platform itself sells: that of the hospital named for it, in the demonstration any. */
export const servesPlatform = ({ staff, config: { mode, platformHospital } }: StaffHere): boolean =>
  platformHospital === undefined ? mode === 'demo' : platformHospital === staff.hospitalId
