import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { receiveFor, receiveVoiceFor } from './commands/receive.ts'

export const handlers: Handlers<typeof contract> = {
  async uploadimg({ uploadtype }, here) {
    const kept = await receiveFor(here, { patientId: here.patient }, uploadtype)
    return typeof kept === 'string' ? here.refuse(kept, { megabytes: here.config.uploads.mostMegabytes }) : kept
  },

  async uploadVoice({ seconds }, here) {
    const kept = await receiveVoiceFor(here, { patientId: here.patient }, seconds)
    return typeof kept === 'string' ? here.refuse(kept) : kept
  },
}
