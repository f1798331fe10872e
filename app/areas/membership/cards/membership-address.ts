import { address } from '#kit/wire/address.ts'

/** Packages to choose from; one of them chosen. */
export const comboAddress = (combo_id?: number): string => address('/member/combo', { combo_id })

/** One benefit and booking it. */
export const benefitAddress = (benefit_id: number): string => address('/member/benefit', { benefit_id })
