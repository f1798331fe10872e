import { PicturesField, picturesOf } from '#app/areas/files/cards/pictures-field.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { deskPayoutProof } from '../contract.ts'

/** The photograph of the bank's paper, and whether it is still on its way. */
export const PaperField = ({ onBusy }: { onBusy: (isBusy: boolean) => void }) => (
  <PicturesField
    name="proof"
    label="银行回单照片"
    images={[]}
    most={1}
    hint="流水号和金额要清楚；只有看账的同事能看到"
    upload={async (file, options) => (await callApi(deskPayoutProof, { file }, options)).url}
    onBusy={onBusy}
  />
)

/** Where it was uploaded to; '' where it was not. */
export const paperIn = (form: FormData): string => picturesOf(form, 'proof')[0] ?? ''
