import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST } from '../../rules.ts'
import { deskAbroadIllSave, type deskAbroadIlls } from '../contract.ts'

interface IllnessFormProps {
  illness: CallOutput<typeof deskAbroadIlls>['list'][number] | undefined
  kinds: readonly { id: number; name: string }[]
  onClose: () => void
  onSaved: () => void
}

const sheet = { ill_name: 'text', category_id: 'text', worth: 'text', treatments: 'text' } as const

/** What care abroad says of an illness; which one it is does not change. */
export function IllnessForm({ illness, kinds, onClose, onSaved }: IllnessFormProps) {
  return (
    <EditForm
      title={illness ? `修改“${illness.ill_name}”的说明` : '新增疾病说明'}
      action="保存"
      refusedFields={{ illness: 'ill_name', kind: 'category_id', promise: 'worth' }}
      edited={illness}
      save={(form, send) => send(deskAbroadIllSave, readForm(deskAbroadIllSave, form, sheet))}
      said={() => '说明已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field
        label="疾病"
        name="ill_name"
        maxLength={MOST.name}
        defaultValue={illness?.ill_name}
        readOnly={illness !== undefined}
        hint="按疾病库里的名字写"
        required
      />
      <Select
        label="分类"
        name="category_id"
        placeholder="请选择分类"
        defaultValue={illness?.category_id ?? ''}
        options={kinds.map(({ id, name }) => ({ value: id, text: name }))}
        required
      />
      <TextField
        label="什么时候值得去，什么时候不值得"
        name="worth"
        maxLength={MOST.intro}
        defaultValue={illness?.worth}
        required
      />
      <TextField
        label="有什么治疗，每行一个"
        name="treatments"
        rows={3}
        maxLength={MOST.intro}
        defaultValue={illness?.treatments.join('\n')}
      />
    </EditForm>
  )
}
