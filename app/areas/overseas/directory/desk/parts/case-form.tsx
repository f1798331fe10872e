import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type CaseKind, caseKinds, MOST } from '../../rules.ts'
import { deskAbroadCaseSave, type deskAbroadCases } from '../contract.ts'
import { PictureField } from './picture-field.tsx'

interface CaseFormProps {
  told: CallOutput<typeof deskAbroadCases>['list'][number] | undefined
  units: readonly { id: number; name: string }[]
  onClose: () => void
  onSaved: () => void
}

const kinds = Object.keys(caseKinds) as CaseKind[]
const sheet = {
  kind: kinds,
  title: 'text',
  summary: 'text',
  content: 'text',
  unit_id: 'text',
  ill_name: 'text',
  person: 'text',
  treated_year: 'text',
  consent_date: 'text',
  consent_note: 'text',
} as const

/** A case with its consent, or an article. */
export function CaseForm({ told, units, onClose, onSaved }: CaseFormProps) {
  const [isUploading, setUploading] = useState(false)
  return (
    <EditForm
      title={told ? '修改内容' : '新增内容'}
      action="保存"
      disabled={isUploading}
      refusedFields={{ unit: 'unit_id', agreement: 'consent_date', illness: 'ill_name', promise: 'content' }}
      edited={told}
      save={(form, send) =>
        send(deskAbroadCaseSave, {
          ...readForm(deskAbroadCaseSave, form, sheet),
          image: String(form.get('new_image') || (told?.image ?? '')),
          article_id: told?.article_id,
        })
      }
      said={() => '内容已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Select
        label="种类"
        name="kind"
        defaultValue={told?.kind}
        options={kinds.map((kind) => ({ value: kind, text: caseKinds[kind] }))}
        required
      />
      <Field label="标题" name="title" maxLength={MOST.name} defaultValue={told?.title} required />
      <TextField label="摘要" name="summary" maxLength={MOST.words} defaultValue={told?.summary} required />
      <TextField label="正文" name="content" rows={8} maxLength={MOST.content} defaultValue={told?.content} required />
      <Select
        label="机构（案例必选）"
        name="unit_id"
        placeholder="不属于哪一家"
        defaultValue={told?.unit_id ?? ''}
        options={units.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <Field label="病名，按疾病库里的名字" name="ill_name" maxLength={MOST.name} defaultValue={told?.ill_name} />
      <Field
        label="是什么样的人，不写姓名"
        name="person"
        maxLength={MOST.item}
        placeholder="五十多岁，女"
        defaultValue={told?.person}
      />
      <NumberField
        label="哪一年治的"
        name="treated_year"
        unit="年"
        min={1950}
        max={2100}
        defaultValue={told?.treated_year ?? undefined}
      />
      <Field
        label="本人哪天同意公开（案例必填）"
        name="consent_date"
        keyboard="date"
        defaultValue={told?.consent_date}
      />
      <Field
        label="同意书存放在哪里（案例必填，不公开）"
        name="consent_note"
        maxLength={MOST.words}
        defaultValue={told?.consent_note}
      />
      <PictureField label={told?.image ? '换一张图片' : '图片'} name="new_image" onBusy={setUploading} />
    </EditForm>
  )
}
