import { type FormEvent, useId } from 'react'
import { FormDialog } from '#app/areas/desk/staff/cards/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { deskSeckillAdd } from '../contract.ts'

const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d|24:00'

/** A session to be made: a day, from when to when. */
export function SessionForm({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const add = useAct(deskSeckillAdd)
  const form = useId()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as unknown as CallInput<typeof deskSeckillAdd>
    if (!(await add.run(given))) return
    toast('已新增，现在可以放入商品')
    onSaved()
  }
  return (
    <FormDialog
      open
      title="新增秒杀场次"
      onClose={onClose}
      action={
        <Button type="submit" form={form} wide busy={add.busy}>
          保存
        </Button>
      }
    >
      <form id={form} className="space-y-12" onSubmit={submit}>
        <Field label="名称" name="title" maxLength={20} placeholder="如：早市场" required />
        <Field label="日期" name="date" keyboard="date" required />
        <div className="grid grid-cols-2 gap-x-12">
          <Field label="开始" name="begin" pattern={CLOCK} placeholder="09:00" required />
          <Field label="结束" name="end" pattern={CLOCK} placeholder="14:00" required />
        </div>
        {add.error && (
          <p role="alert" className="text-14 text-danger">
            {add.error.words}
          </p>
        )}
      </form>
    </FormDialog>
  )
}
