import { receiveDoctorPicture, receiveDoctorVoice } from '#app/areas/files/server/public.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../../contract.ts'

export const filesHandlers: Handlers<Pick<typeof contract, 'benchPicture' | 'benchVoice'>> = {
  async benchPicture(_, here) {
    const kept = await receiveDoctorPicture(here)
    return typeof kept === 'string' ? here.refuse(kept, { megabytes: here.config.uploads.mostMegabytes }) : kept
  },

  async benchVoice({ seconds }, here) {
    const kept = await receiveDoctorVoice(here, seconds)
    return typeof kept === 'string' ? here.refuse(kept) : kept
  },
}
