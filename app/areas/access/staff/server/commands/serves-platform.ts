import type { StaffContext } from '#app/context.ts'

/** Whether a desk also serves what the platform itself sells: that of the hospital named for it, in the demonstration any. */
export const servesPlatform = ({ staff, config: { mode, platformHospital } }: StaffContext): boolean =>
  platformHospital === undefined ? mode === 'demo' : platformHospital === staff.hospitalId

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
