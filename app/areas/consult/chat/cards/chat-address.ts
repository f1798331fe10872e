import { address } from '#kit/wire/address.ts'

/** Where one talks with the doctor of a consultation. */
export const chatAddress = (consultationId: string): string => address('/ask/chat', { ask_id: consultationId })
