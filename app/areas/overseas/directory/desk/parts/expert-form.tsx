import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST } from '../../rules.ts'
import { deskAbroadExpertSave, type deskAbroadExperts } from '../contract.ts'
import { PictureField } from './picture-field.tsx'

interface ExpertFormProps {
  expert: CallOutput<typeof deskAbroadExperts>['list'][number] | undefined
  units: readonly { id: number; name: string }[]
  onClose: () => void
  onSaved: () => void
}

const sheet = {
  unit_id: 'text',
  name: 'text',
  foreign_name: 'text',
  title_name: 'text',
  dep_name: 'text',
  intro: 'text',
  good_at: 'text',
  languages: 'text',
  ill_names: 'text',
  is_remote: 'flag',
  position: 'text',
} as const

/** An expert: who, where, what they treat. */
export function ExpertForm({ expert, units, onClose, onSaved }: ExpertFormProps) {
  const [isUploading, setUploading] = useState(false)
  return (
    <EditForm
      title={expert ? '修改专家' : '新增专家'}
      action="保存"
      disabled={isUploading}
      refusedFields={{ unit: 'unit_id', illness: 'ill_names', promise: 'intro' }}
      edited={expert}
      save={(form, send) =>
        send(deskAbroadExpertSave, {
          ...readForm(deskAbroadExpertSave, form, sheet),
          image: String(form.get('new_image') || (expert?.image ?? '')),
          doctor_id: expert?.doctor_id,
        })
      }
      said={() => '专家已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Select
        label="机构"
        name="unit_id"
        placeholder="请选择机构"
        defaultValue={expert?.unit_id ?? ''}
        options={units.map(({ id, name }) => ({ value: id, text: name }))}
        required
      />
      <Field label="中文名" name="name" maxLength={MOST.name} defaultValue={expert?.name} required />
      <Field label="原名" name="foreign_name" maxLength={MOST.name} defaultValue={expert?.foreign_name} required />
      <Field label="职称" name="title_name" maxLength={MOST.item} defaultValue={expert?.title_name} required />
      <Field label="科室" name="dep_name" maxLength={MOST.item} defaultValue={expert?.dep_name} required />
      <TextField label="介绍" name="intro" maxLength={MOST.intro} defaultValue={expert?.intro} required />
      <TextField label="擅长，每行一个" name="good_at" rows={3} defaultValue={expert?.good_at.join('\n')} />
      <TextField label="语言，每行一个" name="languages" rows={2} defaultValue={expert?.languages.join('\n')} />
      <TextField
        label="常看的病，每行一个，按疾病库里的名字"
        name="ill_names"
        rows={3}
        defaultValue={expert?.ill_names.join('\n')}
      />
      <PictureField label={expert?.image ? '换一张照片' : '照片'} name="new_image" onBusy={setUploading} />
      <NumberField
        label="排序"
        name="position"
        unit="位"
        min={0}
        max={999}
        defaultValue={expert?.position ?? 0}
        required
      />
      <Checkbox name="is_remote" defaultChecked={expert?.is_remote === 1}>
        可以远程会诊
      </Checkbox>
    </EditForm>
  )
}
