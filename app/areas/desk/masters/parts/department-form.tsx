import { DepartmentSelect } from '#app/areas/guahao/catalogue/cards/department-select.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import {
  deskDepartmentAdd,
  deskDepartmentChange,
  type deskDepartmentChoices,
  type deskDepartments,
} from '../contract.ts'
import { lengths } from '../rules.ts'

/** A department that the desk writes. */
export type Department = CallOutput<typeof deskDepartments>['list'][number]
type Classes = CallOutput<typeof deskDepartmentChoices>['classes']

interface DepartmentFormProps {
  /** Missing: a new one. */
  department: Department | undefined
  classes: Classes
  onClose: () => void
  onSaved: () => void
}

const fields = {
  dep_name: 'text',
  catalogue_id: 'text',
  location: 'text',
  introduction: 'text',
  notice: 'text',
  is_referral: 'flag',
} as const

/** A department: what it is called, under what patients look for it, and where it is found. */
export function DepartmentForm({ department, classes, onClose, onSaved }: DepartmentFormProps) {
  return (
    <EditForm
      title={department ? '修改科室' : '新增科室'}
      action="保存"
      refusedFields={{ taken: 'dep_name', catalogue: 'catalogue_id' }}
      edited={department}
      save={(form, send) =>
        department
          ? send(deskDepartmentChange, {
              ...readForm(deskDepartmentChange, form, fields),
              dep_id: department.dep_id,
            })
          : send(deskDepartmentAdd, readForm(deskDepartmentAdd, form, { ...fields, code: 'text' }))
      }
      said={() => '科室已保存，患者马上看到'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field
        label="科室名称"
        name="dep_name"
        maxLength={lengths.name}
        defaultValue={department?.dep_name}
        hint="患者看到的名字，可以用本院自己的叫法"
        required
      />
      <DepartmentSelect
        label="归在"
        name="catalogue_id"
        hint="患者按这个分类找科室；不选就按科室名称或俗称自动归类"
        none="按名称自动归类"
        classes={classes}
        chosen={department?.catalogue_id}
      />
      <Field
        label="位置"
        name="location"
        maxLength={lengths.location}
        defaultValue={department?.location}
        hint="楼、层、诊区，如：门诊楼 3 层 A 区"
      />
      <TextField
        label="科室介绍"
        name="introduction"
        rows={4}
        maxLength={lengths.introduction}
        defaultValue={department?.introduction}
      />
      <TextField
        label="提醒"
        name="notice"
        rows={2}
        maxLength={lengths.notice}
        defaultValue={department?.notice}
        hint="显示在这个科室的排班上面"
      />
      <Checkbox name="is_referral" defaultChecked={department?.is_referral === 1}>
        接收其他医院转诊来的患者
      </Checkbox>
      {!department && (
        <Field
          label="科室编码"
          name="code"
          maxLength={lengths.code}
          hint="与 HIS 一致，以后导入文件时认出它；可以不填"
        />
      )}
    </EditForm>
  )
}
