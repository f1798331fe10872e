import type { Handlers } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { PIECE_BYTES } from '../rules.ts'
import { beginPieces, joinPieces, takePiece } from './commands/pieces.ts'
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

  async uploadBegin(given, ctx) {
    const begun = await beginPieces(ctx, given)
    if (begun instanceof Refused) return begun
    return { upload_id: begun.id, offset: begun.received, piece_bytes: PIECE_BYTES }
  },

  async uploadPiece({ upload_id: id, offset }, ctx) {
    const taken = await takePiece(ctx, { id, offset })
    return taken instanceof Refused ? taken : { offset: taken }
  },

  uploadDone: ({ upload_id }, ctx) => joinPieces(ctx, upload_id),
}
