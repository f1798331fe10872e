import { address } from '#kit/wire/address.ts'

/** Where one talks with the doctor of a consultation. */
export const chatAddress = (askId: string): string => address('/ask/chat', { ask_id: askId })
