import { useState } from 'react'
import { PictureField } from '#app/areas/files/cards/picture-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ErrorNotice } from '#kit/ui/error-notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { subUploadPhoto } from '../contract.ts'
import { PHOTOS } from '../rules.ts'
import type { DeedProps } from './deed.ts'

/** Front and back of the identity card, for the sub-account. */
export function PhotoSheet({ card, onDone, onClose }: DeedProps) {
  const save = useAct(subUploadPhoto)
  const [urls, setUrls] = useState<readonly string[]>([])
  const submit = async () => {
    if (!(await save.run({ record_id: card.record_id, subphotoInfo: urls.join(',') }))) return
    toast('证件照已保存')
    onDone()
  }
  const action = (
    <Button disabled={urls.length < PHOTOS} busy={save.busy} onClick={submit}>
      提交
    </Button>
  )
  return (
    <Sheet open title="上传证件照" action={action} onClose={onClose}>
      <div className="space-y-12">
        <p className="text-14 text-ink-2">
          {card.thirdTrueName}（{card.thirdIdCard}）的身份证，正面和反面各一张，四角完整、字迹清楚。
        </p>
        <PictureField
          label="身份证照片"
          most={PHOTOS}
          uploadtype="identity"
          hint="只有您自己看得到"
          onChange={(value) => setUrls(value.urls)}
        />
        <ErrorNotice words={save.error?.words} />
      </div>
    </Sheet>
  )
}
