import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { phones } from '../../rules/signs.ts'
import { deskSignAdd, deskSignChange, type deskSigns } from '../contract.ts'

/** A sign that the desk keeps. */
export type ManagedSign = CallOutput<typeof deskSigns>['list'][number]

interface SignFormProps {
  sign: ManagedSign | undefined
  onClose: () => void
  onSaved: () => void
}

const sheet = {
  name: 'text',
  words: 'text',
  when: 'text',
  first: 'text',
  phone: phones,
  source: 'text',
  position: 'text',
} as const

/** A sign of an emergency: how people speak of it, when it is one, what to do first, and who says so. */
export function SignForm({ sign, onClose, onSaved }: SignFormProps) {
  return (
    <EditForm
      title={sign ? `修改“${sign.name}”` : '新增急症提示'}
      action="保存"
      refusedFields={{ words: 'words', 'many-words': 'words', taken: 'name' }}
      edited={sign}
      save={(form, send) => {
        const written = readForm(deskSignAdd, form, sheet)
        return sign ? send(deskSignChange, { ...written, sign_id: sign.sign_id }) : send(deskSignAdd, written)
      }}
      said={() => '提示已保存，患者现在就会看到'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="名称（患者看不到）" name="name" maxLength={20} defaultValue={sign?.name} required />
      <TextField
        label="危险词，一行一个"
        name="words"
        maxLength={6_000}
        rows={6}
        defaultValue={sign?.words.join('\n')}
        hint="两个词都出现才提示的，写成“胸+出冷汗”"
        required
      />
      <TextField label="什么时候是急症" name="when" maxLength={80} rows={2} defaultValue={sign?.when} required />
      <TextField label="先做什么" name="first" maxLength={80} rows={2} defaultValue={sign?.first} required />
      <Select
        label="打哪个电话"
        name="phone"
        defaultValue={sign?.phone ?? phones[0]}
        options={phones.map((phone) => ({ value: phone, text: phone === '120' ? '120 急救' : '12356 心理援助' }))}
      />
      <TextField
        label="依据（患者看得到）"
        name="source"
        maxLength={120}
        rows={2}
        defaultValue={sign?.source}
        hint="写出发布的机构、名称和年份；没有依据的不要写"
        required
      />
      <NumberField
        label="排序（最急的在前）"
        name="position"
        unit="位"
        min={0}
        max={999}
        defaultValue={sign?.position ?? 500}
        required
      />
    </EditForm>
  )
}
