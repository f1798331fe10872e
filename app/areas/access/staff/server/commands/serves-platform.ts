import type { StaffContext } from '#app/context.ts'

/**
 * Whether who asks also serves what belongs to the platform itself: who has a post of the platform's, wherever they are; and the
 * desk of the hospital that `PLATFORM_HOSPITAL` names, in the demonstration any. A program never does.
 */
export const servesPlatform = ({ staff, config: { mode, platformHospital } }: StaffContext): boolean =>
  staff.isPlatform ||
  (!staff.isMachine && (platformHospital === undefined ? mode === 'demo' : platformHospital === staff.hospitalId))

/** Whose goods and orders a desk sees and changes: its hospital's, and the platform's where that is its own. */
export interface Sellers {
  hospitalId: number
  isPlatform: boolean
}

/** Whose goods and orders who asks sees and changes. */
export const sellersOf = (ctx: StaffContext): Sellers => ({
  hospitalId: ctx.staff.hospitalId,
  isPlatform: servesPlatform(ctx),
})

/** Whether a desk sees what this hospital sells; null is the platform. */
export const isSoldBy = ({ hospitalId, isPlatform }: Sellers, seller: number | null): boolean =>
  seller === null ? isPlatform : seller === hospitalId
