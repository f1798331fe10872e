import type { depCatalogue } from '#app/areas/guahao/catalogue/contract.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST_DEPARTMENTS } from '../../rules.ts'
import { deskIllnessAdd, deskIllnessChange, type deskIllnesses } from '../contract.ts'

/** An illness or a symptom that the platform's desk writes. */
export type ManagedIllness = CallOutput<typeof deskIllnesses>['list'][number]
type Classes = CallOutput<typeof depCatalogue>['list']

interface IllnessFormProps {
  /** Missing: a new one. */
  illness: ManagedIllness | undefined
  classes: Classes
  onClose: () => void
  onSaved: () => void
}

const fields = { aliases: 'text', description: 'text', is_symptom: 'flag' } as const
const positions = Array.from({ length: MOST_DEPARTMENTS }, (_, at) => at)

const read = (form: FormData) => ({
  ...readForm(deskIllnessChange, form, fields),
  catalogue_ids: form.getAll('department').map(String).filter(Boolean).join(','),
})

/** What an illness is called, and which departments see it. */
export function IllnessForm({ illness, classes, onClose, onSaved }: IllnessFormProps) {
  return (
    <EditForm
      title={illness ? illness.ill_name : '新增疾病或症状'}
      action="保存"
      refusedFields={{ taken: 'ill_name', department: 'department' }}
      edited={illness}
      save={(form, send) =>
        illness
          ? send(deskIllnessChange, { ...read(form), ill_id: illness.ill_id })
          : send(deskIllnessAdd, { ...read(form), ...readForm(deskIllnessAdd, form, { ill_name: 'text' }) })
      }
      said={() => '已保存，患者马上能搜到'}
      onSaved={onSaved}
      onClose={onClose}
    >
      {!illness && (
        <Field label="名称" name="ill_name" maxLength={30} hint="保存后不能改名：医生按这个名字标注擅长" required />
      )}
      <TextField
        label="别的叫法"
        name="aliases"
        rows={2}
        maxLength={500}
        defaultValue={illness?.aliases.join('、')}
        hint="患者会用来搜的话，用顿号隔开"
      />
      <TextField
        label="说明"
        name="description"
        rows={3}
        maxLength={500}
        defaultValue={illness?.description}
        hint="一两句：是什么，什么时候该去医院；不写用药建议"
        required
      />
      <Checkbox name="is_symptom" defaultChecked={illness?.is_symptom === 1}>
        是症状（不是疾病）
      </Checkbox>
      {positions.map((at) => (
        <Department key={at} at={at} classes={classes} chosen={illness?.departments[at]?.catalogue_id} />
      ))}
    </EditForm>
  )
}

interface DepartmentProps {
  at: number
  classes: Classes
  chosen: number | undefined
}

const Department = ({ at, classes, chosen }: DepartmentProps) => (
  <Select
    label={at === 0 ? '最常去的科室' : `也可以去的科室 ${at}`}
    name="department"
    placeholder={at === 0 ? '请选择' : '没有'}
    groups={classes.map(({ class_name, list }) => ({
      label: class_name,
      options: list.map(({ catalogue_id, name }) => ({ value: catalogue_id, text: name })),
    }))}
    defaultValue={chosen ?? ''}
    required={at === 0}
    // All three have one name: what is wrong is said once, under the first.
    error={at === 0 ? undefined : ''}
  />
)
