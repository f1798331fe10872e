import { useState } from 'react'
import { PictureField } from '#app/areas/files/cards/picture-field.tsx'
import { uploadimg } from '#app/areas/files/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { ErrorNotice } from '#kit/ui/error-notice.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { signConsent } from '../contract.ts'
import type { TimeChoice } from './load-choice.ts'
import { SignPad } from './sign-pad.tsx'

interface SignFormProps {
  config: TimeChoice['config']
  /** Somebody grown up signs for them. */
  isChild: boolean
  onSigned: () => void
}

/** The words, and below them the signature: drawn with a finger, or a picture of one. */
export function SignForm({ config: { order_id, goods_id, consent }, isChild, onSigned }: SignFormProps) {
  const [drawn, setDrawn] = useState<Blob>()
  const [address, setAddress] = useState('')
  const uploading = useAct(uploadimg)
  const signing = useAct(signConsent)
  const sign = async () => {
    const sign_image = drawn ? (await uploading.run({ uploadtype: 'consent', file: drawn }))?.url : address
    if (!sign_image || !(await signing.run({ order_id, goods_id, sign_image }))) return
    toast('已签署')
    onSigned()
  }
  const error = uploading.error ?? signing.error
  return (
    <div className="space-y-12">
      <p className="text-16">{consent}</p>
      {isChild && <Notice>未成年人由监护人签名。</Notice>}
      <SignPad onDrawn={setDrawn} />
      <Disclosure title="不方便手写？上传签名照片">
        <PictureField
          label="签名照片"
          most={1}
          uploadtype="consent"
          onChange={({ urls }) => setAddress(urls[0] ?? '')}
        />
      </Disclosure>
      <ErrorNotice words={error?.words} />
      <Button wide busy={uploading.busy || signing.busy} disabled={!drawn && address === ''} onClick={sign}>
        我已读懂并同意
      </Button>
    </div>
  )
}
