import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { receiveFor, receivePaperFor, receiveVoiceFor } from './commands/receive.ts'

export const handlers: Handlers<typeof contract> = {
  async uploadimg({ uploadtype }, ctx) {
    const kept = await receiveFor(ctx, { patientId: ctx.patient }, uploadtype)
    return typeof kept === 'string' ? ctx.refuse(kept, { megabytes: ctx.config.uploads.mostMegabytes }) : kept
  },

  async uploadPaper(_, ctx) {
    const kept = await receivePaperFor(ctx, { patientId: ctx.patient })
    return typeof kept === 'string' ? ctx.refuse(kept) : kept
  },

  async uploadVoice({ seconds }, ctx) {
    const kept = await receiveVoiceFor(ctx, { patientId: ctx.patient }, seconds)
    return typeof kept === 'string' ? ctx.refuse(kept) : kept
  },
}
