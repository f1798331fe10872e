import { useState } from 'react'
import { PicturesField, picturesOf } from '#app/areas/files/cards/pictures-field.tsx'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import {
  type deskDepartmentChoices,
  deskDoctorAdd,
  deskDoctorChange,
  type deskDoctorSheet,
  deskMasterPicture,
} from '../contract.ts'
import { lengths } from '../rules.ts'

type Sheet = CallOutput<typeof deskDoctorSheet>
type Departments = CallOutput<typeof deskDepartmentChoices>['departments']

const fields = {
  doctor_name: 'text',
  sex: ['female', 'male'],
  title: 'text',
  dep_id: 'text',
  room: 'text',
  seats: 'numbers',
  skills: 'text',
  introduction: 'text',
  illnesses: 'text',
  is_referral: 'flag',
} as const

const read = (form: FormData) => ({
  ...readForm(deskDoctorAdd, form, fields),
  picture: picturesOf(form, 'picture')[0] ?? '',
})

interface DoctorFormProps {
  departments: Departments
  /** Missing: a new one. */
  sheet: Sheet | undefined
  onSaved: () => void
}

/** A doctor as patients see them, and where they sit. */
export function DoctorForm({ departments, sheet, onSaved }: DoctorFormProps) {
  const [isUploading, setUploading] = useState(false)
  if (departments.length === 0)
    return (
      <Empty
        title="还没有科室"
        text="医生要先有第一执业科室，请先新增一个。"
        action={
          <ButtonLink size="small" to="/desk/departments">
            去新增科室
          </ButtonLink>
        }
      />
    )
  return (
    <PageForm
      action={isUploading ? '照片正在上传…' : '保存医生资料'}
      disabled={isUploading}
      refusedFields={{
        department: 'dep_id',
        planned: 'dep_id',
        choice: 'title',
        'too-many': 'illnesses',
        taken: 'code',
      }}
      edited={sheet}
      save={(form, send) =>
        sheet
          ? send(deskDoctorChange, { ...read(form), doctor_id: sheet.doctor_id })
          : send(deskDoctorAdd, { ...read(form), ...readForm(deskDoctorAdd, form, { code: 'text' }) })
      }
      onSaved={onSaved}
    >
      <div className="grid items-start gap-16 wide:grid-cols-2">
        <div className="space-y-16">
          <Card title="基本资料">
            <BasicFields sheet={sheet} />
          </Card>
          <Card title="在哪里出诊">
            <SeatFields departments={departments} sheet={sheet} />
          </Card>
        </div>
        <div className="space-y-16">
          <Card title="介绍">
            <WordFields sheet={sheet} />
          </Card>
          <Card title="照片">
            <PicturesField
              name="picture"
              label="照片"
              images={sheet?.picture ? [sheet.picture] : []}
              most={1}
              hint="正面半身照，建议正方形；没有时显示系统画的头像"
              upload={async (file, options) => (await callApi(deskMasterPicture, { file }, options)).url}
              onBusy={setUploading}
            />
          </Card>
        </div>
      </div>
    </PageForm>
  )
}

const BasicFields = ({ sheet }: { sheet: Sheet | undefined }) => (
  <div className="space-y-12">
    <Field label="姓名" name="doctor_name" maxLength={lengths.doctorName} defaultValue={sheet?.doctor_name} required />
    <div className="grid grid-cols-2 gap-x-12">
      <Select
        label="性别"
        name="sex"
        defaultValue={sheet?.sex ?? 'female'}
        options={[
          { value: 'female', text: '女' },
          { value: 'male', text: '男' },
        ]}
      />
      <Select
        label="职称"
        name="title"
        defaultValue={sheet?.title ?? 1}
        options={Object.entries(titles)
          .map(([value, text]) => ({ value: Number(value), text }))
          .sort((a, b) => b.value - a.value)}
      />
    </div>
    {!sheet && (
      <Field
        label="医生编码"
        name="code"
        maxLength={lengths.code}
        hint="与 HIS 一致，以后导入文件时认出 Ta；可以不填"
      />
    )}
  </div>
)

function SeatFields({ departments, sheet }: { departments: Departments; sheet: Sheet | undefined }) {
  const [home, setHome] = useState(sheet?.dep_id ?? 0)
  const options = departments.map(({ id, name, is_open }) => ({
    value: id,
    text: is_open === 1 ? name : `${name}（已停止）`,
  }))
  return (
    <div className="space-y-12">
      <Select
        label="第一执业科室"
        name="dep_id"
        value={home || ''}
        onChange={({ target }) => setHome(Number(target.value))}
        placeholder="请选择"
        options={options}
        required
      />
      <Field
        label="诊室"
        name="room"
        maxLength={lengths.room}
        defaultValue={sheet?.room}
        hint="门牌上的字，如：3 诊室"
      />
      {departments.length > 1 && (
        <fieldset name="seats">
          <legend className="text-14 font-medium">同时在这些科室出诊</legend>
          <div className="grid grid-cols-2 gap-x-12">
            {departments
              .filter(({ id }) => id !== home)
              .map(({ id, name }) => (
                <Checkbox key={id} name="seats" value={id} defaultChecked={sheet?.seats.includes(id)}>
                  {name}
                </Checkbox>
              ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

const WordFields = ({ sheet }: { sheet: Sheet | undefined }) => (
  <div className="space-y-12">
    <TextField label="擅长" name="skills" rows={3} maxLength={lengths.skills} defaultValue={sheet?.skills} />
    <Field
      label="擅长的疾病"
      name="illnesses"
      maxLength={1_000}
      defaultValue={sheet?.illnesses.join('、')}
      hint="患者按疾病找医生时用，用顿号隔开，如：高血压、冠心病"
    />
    <TextField
      label="个人介绍"
      name="introduction"
      rows={6}
      maxLength={lengths.introduction}
      defaultValue={sheet?.introduction}
    />
    <Checkbox name="is_referral" defaultChecked={sheet?.is_referral === 1}>
      接收其他医院转诊来的患者
    </Checkbox>
  </div>
)
