import { useState } from 'react'
import { NOTE_LETTERS } from '#app/areas/guahao/visit-notes/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { benchTemplateSave, type benchTemplates } from '../contract.ts'
import { TEMPLATE_NAME_LETTERS, type Words } from '../rules.ts'
import { DiagnosisField } from './diagnosis-field.tsx'

type Templates = CallOutput<typeof benchTemplates>

/** What a template says before it is changed; without a number it is a new one. */
export type TemplateDraft = Pick<Templates['list'][number], 'name' | 'dep_id'> & Words & { template_id?: number }

/** A template of which nothing is written yet. */
export const blankTemplate: TemplateDraft = { name: '', diagnoses: [], findings: '', advice: '', dep_id: 0 }

interface TemplateFormProps {
  draft: TemplateDraft
  departments: Templates['departments']
  onClose: () => void
  onSaved: () => void
}

/** A template of the doctor's own: what it puts into a note, and whether a department uses it too. */
export function TemplateForm({ draft, departments, onClose, onSaved }: TemplateFormProps) {
  const [diagnoses, setDiagnoses] = useState<readonly string[]>(draft.diagnoses)
  return (
    <EditForm
      title={draft.template_id ? '修改模板' : '新增模板'}
      action="保存"
      // What a note says is about a patient.
      draft={false}
      save={(form, send) => {
        const { name, findings, advice } = readForm(benchTemplateSave, form, {
          name: 'text',
          findings: 'text',
          advice: 'text',
        })
        const dep = Number(form.get('dep_id'))
        return send(benchTemplateSave, {
          template_id: draft.template_id,
          name,
          diagnoses: [...diagnoses],
          findings,
          advice,
          dep_id: dep || undefined,
        })
      }}
      said={() => '模板已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <p className="text-14 text-ink-2">只写常用的话，不要留下患者的姓名和号码。</p>
      <Field label="名称" name="name" maxLength={TEMPLATE_NAME_LETTERS} defaultValue={draft.name} required />
      <DiagnosisField chosen={diagnoses} onChange={setDiagnoses} />
      <TextField label="所见" name="findings" rows={3} maxLength={NOTE_LETTERS} defaultValue={draft.findings} />
      <TextField label="建议" name="advice" rows={3} maxLength={NOTE_LETTERS} defaultValue={draft.advice} />
      <Select
        label="给谁用"
        name="dep_id"
        defaultValue={draft.dep_id}
        options={[
          { value: 0, text: '只有我自己' },
          ...departments.map(({ dep_id, dep_name }) => ({ value: dep_id, text: `${dep_name}的医生都能用` })),
        ]}
      />
    </EditForm>
  )
}
