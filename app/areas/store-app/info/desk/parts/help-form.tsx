import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST } from '../../rules.ts'
import { type deskStoreHelp, deskStoreHelpAdd, deskStoreHelpChange } from '../contract.ts'

const fields = { title: 'text', text: 'text', position: 'text', is_on: 'flag' } as const

/** Writes a help article, or anew. */
export const HelpForm = ({
  row,
  onSaved,
  onClose,
}: {
  row?: CallOutput<typeof deskStoreHelp>['list'][number]
  onSaved: () => void
  onClose: () => void
}) => (
  <EditForm<object>
    title={row ? '修改帮助' : '写一篇帮助'}
    action="保存"
    edited={row}
    save={(form, send) => {
      const written = readForm(deskStoreHelpAdd, form, fields)
      return row ? send(deskStoreHelpChange, { ...written, help_id: row.help_id }) : send(deskStoreHelpAdd, written)
    }}
    said={() => '已保存'}
    onSaved={onSaved}
    onClose={onClose}
  >
    <Field label="标题" name="title" maxLength={MOST.title} defaultValue={row?.title} required />
    <TextField label="内容" name="text" maxLength={MOST.text} rows={8} defaultValue={row?.text} required />
    <NumberField
      label="顺序，小的在前"
      unit="号"
      name="position"
      min={0}
      max={9_999}
      defaultValue={row?.position ?? 100}
      required
    />
    <Checkbox name="is_on" defaultChecked={row ? row.is_on === 1 : true}>
      上线
    </Checkbox>
  </EditForm>
)
