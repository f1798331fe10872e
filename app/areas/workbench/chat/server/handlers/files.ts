import { receiveDoctorPicture, receiveDoctorVoice } from '#app/areas/files/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract.ts'

export const filesHandlers: Handlers<Pick<typeof contract, 'benchPicture' | 'benchVoice'>> = {
  async benchPicture(_, ctx) {
    const kept = await receiveDoctorPicture(ctx)
    return typeof kept === 'string' ? ctx.refuse(kept, { megabytes: ctx.config.uploads.mostMegabytes }) : kept
  },

  async benchVoice({ seconds }, ctx) {
    const kept = await receiveDoctorVoice(ctx, seconds)
    return typeof kept === 'string' ? ctx.refuse(kept) : kept
  },
}
