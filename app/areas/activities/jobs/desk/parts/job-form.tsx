import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { allKinds, jobKinds, MOST } from '../../rules.ts'
import { deskJobAdd, deskJobChange, type deskJobs } from '../contract.ts'

interface JobFormProps {
  job: CallOutput<typeof deskJobs>['list'][number] | undefined
  onClose: () => void
  onSaved: () => void
}

const sheet = {
  title: 'text',
  dep_name: 'text',
  place: 'text',
  kind: allKinds,
  people_num: 'text',
  pay: 'text',
  duty: 'text',
  wants: 'text',
  apply: 'text',
  until: 'text',
} as const

/** What a job is, what it wants, and how to apply for it. */
export function JobForm({ job, onClose, onSaved }: JobFormProps) {
  return (
    <EditForm
      title={job ? '修改岗位' : '发布岗位'}
      action="保存"
      refusedFields={{ past: 'until' }}
      edited={job}
      save={(form, send) => {
        const written = readForm(deskJobAdd, form, sheet)
        return job ? send(deskJobChange, { ...written, job_id: job.job_id }) : send(deskJobAdd, written)
      }}
      said={() => '已保存，应聘的人现在能看到'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="岗位" name="title" maxLength={MOST.title} defaultValue={job?.title} required />
      <div className="grid gap-12 wide:grid-cols-2">
        <Field label="科室" name="dep_name" maxLength={MOST.dep} defaultValue={job?.dep_name} />
        <Field label="工作地点" name="place" maxLength={MOST.place} defaultValue={job?.place} required />
        <Select
          label="类型"
          name="kind"
          defaultValue={job?.kind ?? 'full'}
          options={allKinds.map((value) => ({ value, text: jobKinds[value] }))}
        />
        <NumberField
          label="招几人"
          name="people_num"
          unit="人"
          min={1}
          max={MOST.people}
          defaultValue={job?.people_num ?? 1}
          required
        />
        <Field
          label="待遇"
          name="pay"
          maxLength={MOST.pay}
          placeholder="例如：8–12 千元/月"
          defaultValue={job?.pay}
          required
        />
        <Field label="截止日" name="until" keyboard="date" defaultValue={job?.until} required />
      </div>
      <TextField label="做什么" name="duty" maxLength={MOST.duty} defaultValue={job?.duty} required />
      <TextField label="要求" name="wants" maxLength={MOST.wants} defaultValue={job?.wants} required />
      <TextField
        label="怎么投"
        name="apply"
        rows={2}
        maxLength={MOST.apply}
        placeholder="例如：简历发到 hr@医院邮箱，标题写岗位和姓名"
        defaultValue={job?.apply}
        required
      />
    </EditForm>
  )
}
