import { type FormEvent, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { addOrderIntention } from '../contract.ts'

/** Asks to be called back about goods. */
export function IntentionSheet({ goodsId, onClose }: { goodsId: number; onClose: () => void }) {
  const [said, setSaid] = useState({ truename: '', mobile: '', remark: '' })
  const add = useAct(addOrderIntention)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await add.run({ goods_id: goodsId, ...said }))) return
    onClose()
    toast('收到了，客服会在工作时间给您回电')
  }
  const set = (name: keyof typeof said) => (event: { currentTarget: { value: string } }) =>
    setSaid({ ...said, [name]: event.currentTarget.value })
  return (
    <Sheet open title="让客服联系我" onClose={onClose}>
      <form onSubmit={send} className="space-y-12">
        <Field label="怎么称呼您" keyboard="name" maxLength={30} value={said.truename} onChange={set('truename')} />
        <Field label="手机号" keyboard="mobile" value={said.mobile} onChange={set('mobile')} />
        <Field
          label="想了解什么（选填）"
          maxLength={200}
          value={said.remark}
          onChange={set('remark')}
          error={add.error?.words}
        />
        <Button type="submit" wide busy={add.busy} disabled={!said.truename.trim() || !said.mobile.trim()}>
          提交
        </Button>
      </form>
    </Sheet>
  )
}
