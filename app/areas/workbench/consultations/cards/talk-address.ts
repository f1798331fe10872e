import { address } from '#kit/wire/address.ts'

/** Where a doctor talks with the patient of a consultation of theirs. */
export const talkAddress = (consultationId: string): string => address('/workbench/talk', { ask_id: consultationId })
