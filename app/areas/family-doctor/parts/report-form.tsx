import { type FormEvent, useState } from 'react'
import { PictureField } from '#app/areas/files/cards/picture-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import type { PicturesValue } from '#kit/ui/chosen-pictures.ts'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { addCheckReport } from '../contract.ts'
import { MOST_PICTURES } from '../rules.ts'

/** Adds a report that was made elsewhere. */
export function ReportForm({ memberId, onDone }: { memberId: number; onDone: () => void }) {
  const adding = useAct(addCheckReport)
  const [pictures, setPictures] = useState<PicturesValue>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pictures?.isBusy) return toast('图片还在上传，请稍等一下')
    const form = event.currentTarget
    const typed = (name: string) => String(new FormData(form).get(name) ?? '')
    const report = { title: typed('title'), check_date: typed('day'), content: typed('content') }
    if (!(await adding.run({ member_id: memberId, ...report, images: pictures?.urls.join(',') }))) return
    toast('报告已添加')
    onDone()
  }
  return (
    <Card>
      <Disclosure title="添加一份检查报告">
        <form onSubmit={send} className="space-y-12">
          <Field label="报告名称" name="title" required maxLength={50} placeholder="如：血常规" />
          <Field label="检查日期" name="day" keyboard="date" required />
          <TextField
            label="结果"
            name="content"
            rows={3}
            maxLength={1_000}
            placeholder="可以写下结果，也可以只传照片"
            error={adding.error?.words}
          />
          <PictureField
            label="报告照片"
            most={MOST_PICTURES}
            uploadtype="ask"
            hint="只有您和家庭医生看得到"
            onChange={setPictures}
          />
          <Button type="submit" wide busy={adding.busy}>
            添加
          </Button>
        </form>
      </Disclosure>
    </Card>
  )
}
