import type { Subscribers } from '#app/room.ts'
import { closingWords } from '../rules.ts'
import { closeClinics, reopenClinics } from './commands/close.ts'

export const subscribers: Subscribers = {
  async 'practice.closed'({ hospitalId, depId, doctorId, from }, ctx) {
    const scope = { hospitalId, depId, doctorId }
    await closeClinics(ctx, { scope, from, reason: closingWords(scope), staffId: null })
  },

  async 'practice.reopened'({ hospitalIds }, ctx) {
    for (const hospitalId of hospitalIds) await reopenClinics(ctx, hospitalId)
  },
}
