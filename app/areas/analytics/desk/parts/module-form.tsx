import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PositionField } from '#app/desk-shell/position-field.tsx'
import { WhomFields } from '#app/desk-shell/whom-fields.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { lengths } from '../../rules/modules.ts'
import { crowds, crowdWords } from '../../rules.ts'
import { deskModuleAdd, deskModuleChange, type deskModules } from '../contract.ts'

/** What the home shows first, as the desk keeps it. */
export type ManagedModule = CallOutput<typeof deskModules>['list'][number]

interface ModuleFormProps {
  module: ManagedModule | undefined
  cities: readonly { id: number; name: string }[]
  onClose: () => void
  onSaved: () => void
}

const sheet = {
  crowd_type: crowds,
  title: 'text',
  note: 'text',
  link: 'text',
  position: 'text',
  city: 'text',
  channel: 'text',
  from: 'text',
  until: 'text',
} as const

/** What the home shows first: to whom, where it leads, from when to when. */
export function ModuleForm({ module, cities, onClose, onSaved }: ModuleFormProps) {
  return (
    <EditForm
      title={module ? `修改“${module.title}”` : '新增推荐'}
      action="保存"
      refusedFields={{ link: 'link', city: 'city', span: 'until' }}
      edited={module}
      save={(form, send) => {
        const written = readForm(deskModuleAdd, form, sheet)
        return module
          ? send(deskModuleChange, { ...written, module_id: module.module_id })
          : send(deskModuleAdd, written)
      }}
      said={() => '推荐已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Select
        label="给哪些人"
        name="crowd_type"
        defaultValue={module?.crowd_type ?? 'pregnancy'}
        options={crowds.map((value) => ({
          value,
          text: value === 'common' ? '所有人' : crowdWords[value].title,
        }))}
      />
      <Field label="标题" name="title" maxLength={lengths.title} defaultValue={module?.title} required />
      <Field label="一句话说明" name="note" maxLength={lengths.note} defaultValue={module?.note} />
      <Field
        label="点开到"
        name="link"
        maxLength={lengths.link}
        defaultValue={module?.link}
        placeholder="/guahao/index"
        required
      />
      <PositionField defaultValue={module?.position ?? 100} />
      <WhomFields of={module} cities={cities} />
    </EditForm>
  )
}
