import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { PictureChooser } from '#kit/ui/picture-chooser.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { deskAbroadPicture } from '../contract.ts'

interface PictureFieldProps {
  label: string
  name: string
  most?: number
  /** Something is on its way. */
  onBusy: (isBusy: boolean) => void
}

/** Pictures that a desk sends: each is encoded anew, and nothing but its pixels is stored. */
export const PictureField = ({ label, name, most = 1, onBusy }: PictureFieldProps) => (
  <PictureChooser
    label={label}
    name={name}
    most={most}
    longestSide={SENT_SIDE}
    upload={async (file, options) => (await callApi(deskAbroadPicture, { file }, options)).url}
    onChange={({ isBusy }) => onBusy(isBusy)}
  />
)
