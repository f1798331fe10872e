import type { PicturesValue, SentPicture } from '#kit/ui/chosen-pictures.ts'
import { PictureChooser } from '#kit/ui/picture-chooser.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { uploadimg } from '../contract.ts'
import { SENT_SIDE, type UploadType, USUAL_TYPE } from '../rules.ts'

interface PictureFieldProps {
  label: string
  most: number
  uploadtype?: UploadType | undefined
  hint?: string | undefined
  name?: string | undefined
  onChange?: ((value: PicturesValue) => void) | undefined
  /** What was sent before and stands there from the beginning. */
  first?: readonly SentPicture[] | undefined
}

/** Pictures of a form, uploaded as they are chosen; without a type they are for a refund [X263]. */
export function PictureField({ uploadtype = USUAL_TYPE, ...rest }: PictureFieldProps) {
  return (
    <PictureChooser
      {...rest}
      longestSide={SENT_SIDE}
      upload={async (picture, options) => (await callApi(uploadimg, { uploadtype, file: picture }, options)).url}
    />
  )
}
