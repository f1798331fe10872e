import { type FormEvent, useState } from 'react'
import { PictureField } from '#app/areas/files/cards/picture-field.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate } from '#kit/wire/load.ts'
import { familyFeedback } from '../contract.ts'
import { MOST } from '../rules.ts'

export { handle } from 'virtual:rows/family-feedback'

export const clientLoader = behindGate(async () => null)

/** What one thought of a family activity. */
export default function FamilyFeedbackPage() {
  const sending = useAct(familyFeedback, { hideToast: true })
  const [content, setContent] = useState('')
  const [isUploading, setUploading] = useState(false)
  const [isSent, setSent] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const images = String(form.get('images') ?? '')
      .split(',')
      .filter(Boolean)
    const mobile = String(form.get('mobile') ?? '')
    setSent(Boolean(await sending.run({ content, mobile, images: JSON.stringify(images) })))
  }
  if (isSent) return <Thanks />
  return (
    <Frame bar={{}}>
      <form onSubmit={send} className="flex grow flex-col">
        <div className="grow space-y-16 p-16">
          <TextField
            label="这次活动怎么样"
            name="content"
            maxLength={MOST.content}
            value={content}
            onChange={(event) => setContent(event.target.value)}
            placeholder="哪里好，哪里可以更好；孩子和老人喜欢吗"
            hint="请不要写病情和证件号码"
          />
          <PictureField
            label="照片（可不传）"
            name="images"
            uploadtype="feedback"
            most={MOST.images}
            hint="只有活动的工作人员能看到"
            onChange={({ isBusy }) => setUploading(isBusy)}
          />
          <Field label="手机号（想收到回复就留）" name="mobile" keyboard="mobile" />
        </div>
        <BottomAction error={sending.error?.words}>
          <Button type="submit" busy={sending.busy} disabled={content.trim() === '' || isUploading}>
            提交
          </Button>
        </BottomAction>
      </form>
    </Frame>
  )
}

const Thanks = () => (
  <Frame>
    <ResultPage
      state="done"
      title="收到了，谢谢您"
      text="工作人员会看，留了手机的会联系您。"
      actions={
        <ButtonLink to="/activity/offline" replace>
          看看别的活动
        </ButtonLink>
      }
    />
  </Frame>
)
