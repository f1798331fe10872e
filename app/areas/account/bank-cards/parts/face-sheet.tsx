import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { ErrorNotice } from '#kit/ui/error-notice.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { getFaceVerify } from '../contract.ts'
import type { DeedProps } from './deed.ts'
import { keepFace } from './use-face-return.ts'

/** Who is about to look into the camera, in their own words; then on to who checks. */
export function FaceSheet({ card, onClose }: DeedProps) {
  const form = useId()
  const navigate = useNavigate()
  const begin = useAct(getFaceVerify)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const [truename, id_card] = [String(said.get('truename')), String(said.get('id_card'))]
    const begun = await begin.run({ member_id: card.member_id, truename, id_card })
    if (!begun) return
    keepFace(begun.token)
    // Who checks in earnest does it outside the product.
    if (begun.url.startsWith('/')) navigate(begun.url)
    else window.location.assign(begun.url)
  }
  const action = (
    <Button type="submit" form={form} busy={begin.busy}>
      开始核验
    </Button>
  )
  return (
    <Sheet open title="人脸核验" action={action} onClose={onClose}>
      <form id={form} onSubmit={submit} className="space-y-12">
        <p className="text-14 text-ink-2">请持卡人本人操作。核验由第三方完成，这里只收到通过与否。</p>
        <Field label="姓名" name="truename" keyboard="name" required maxLength={40} placeholder={card.thirdTrueName} />
        <Field label="身份证号" name="id_card" keyboard="id-card" required placeholder={card.thirdIdCard} />
        <ErrorNotice words={begin.error?.words} />
      </form>
    </Sheet>
  )
}
