import { address } from '#kit/wire/address.ts'

/** Where a patient talks with their doctor by video or phone. */
export const callAddress = (consultationId: string): string => address('/ask/call', { ask_id: consultationId })
