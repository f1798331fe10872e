import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskSeckillAdd } from '../contract.ts'

const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d|24:00'

/** A session to be made: a day, from when to when. */
export function SessionForm({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  return (
    <EditForm
      title="新增秒杀场次"
      action="保存"
      save={(form, send) =>
        send(
          deskSeckillAdd,
          readForm(deskSeckillAdd, form, { title: 'text', date: 'text', begin: 'text', end: 'text' }),
        )
      }
      said={() => '已新增，现在可以放入商品'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="名称" name="title" maxLength={20} placeholder="如：早场" required />
      <Field label="日期" name="date" keyboard="date" required />
      <div className="grid grid-cols-2 gap-x-12">
        <Field label="开始" name="begin" pattern={CLOCK} placeholder="09:00" required />
        <Field label="结束" name="end" pattern={CLOCK} placeholder="14:00" required />
      </div>
    </EditForm>
  )
}
