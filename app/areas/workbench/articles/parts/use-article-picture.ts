import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { shrinkPicture } from '#kit/ui/shrink-picture.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { benchArticlePicture } from '../contract.ts'

/** Sends a picture for an article: its address, or undefined where it was not taken, which has been said. */
export const useArticlePicture = () => {
  const sending = useAct(benchArticlePicture)
  const send = async (picture: File): Promise<string | undefined> =>
    (await sending.run({ file: await shrinkPicture(picture, SENT_SIDE) }))?.url
  return { send, busy: sending.busy }
}
