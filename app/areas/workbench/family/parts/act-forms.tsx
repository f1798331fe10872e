import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { benchPlan, benchReport, benchVisit } from '../contract.ts'
import { planItems, reportValues } from './lines.ts'

interface ActFormsProps {
  id: string
  /** Shanghai's day. */
  today: string
  /** They are on an account, so that plans and reports reach them. */
  isOpen: boolean
  onDone: () => void
}

type Open = 'visit' | 'plan' | 'report'

/** What a team does for a resident: each opens its form. */
export function ActForms(props: ActFormsProps) {
  const [open, setOpen] = useState<Open>()
  const done = () => {
    setOpen(undefined)
    props.onDone()
  }
  const form = { ...props, onClose: () => setOpen(undefined), onSent: done }
  return (
    <div className="flex flex-wrap gap-12">
      <Button onClick={() => setOpen('visit')}>记一次随访</Button>
      {props.isOpen && (
        <>
          <Button kind="secondary" onClick={() => setOpen('plan')}>
            发健康计划
          </Button>
          <Button kind="secondary" onClick={() => setOpen('report')}>
            出检查报告
          </Button>
        </>
      )}
      {open === 'visit' && <VisitForm {...form} />}
      {open === 'plan' && <PlanForm {...form} />}
      {open === 'report' && <ReportForm {...form} />}
    </div>
  )
}

interface OneFormProps extends ActFormsProps {
  onClose: () => void
  onSent: () => void
}

function VisitForm({ id, today, onClose, onSent }: OneFormProps) {
  return (
    <EditForm
      title="记一次随访"
      action="记下"
      save={(form, send) => {
        const written = readForm(benchVisit, form, {
          kind: ['visit', 'phone'],
          title: 'text',
          content: 'text',
          date: 'text',
        })
        return send(benchVisit, { ...written, id })
      }}
      said={() => '已记下，计入本期服务'}
      onSaved={onSent}
      onClose={onClose}
    >
      <Segment
        label="方式"
        name="kind"
        defaultValue="visit"
        options={[
          { value: 'visit', text: '上门' },
          { value: 'phone', text: '电话' },
        ]}
      />
      <Field label="日期" name="date" keyboard="date" required max={today} defaultValue={today} />
      <Field label="标题" name="title" required maxLength={50} defaultValue="随访" />
      <TextField label="做了什么" name="content" required maxLength={500} />
    </EditForm>
  )
}

function PlanForm({ id, today, onClose, onSent }: OneFormProps) {
  return (
    <EditForm
      title="发健康计划"
      action="发送"
      save={(form, send) => {
        const { title, content } = readForm(benchPlan, form, { title: 'text', content: 'text' })
        return send(benchPlan, { id, title, content: JSON.stringify(planItems(content, today)) })
      }}
      said={() => '已发给居民，到时间由他逐项确认'}
      onSaved={onSent}
      onClose={onClose}
    >
      <Field label="计划名称" name="title" required maxLength={50} />
      <TextField
        label="内容"
        name="content"
        required
        rows={6}
        hint={`每行一项；要到某天才做的，把日期写在前面，例如：${today} 复查血压`}
      />
    </EditForm>
  )
}

function ReportForm({ id, today, onClose, onSent }: OneFormProps) {
  return (
    <EditForm
      title="出检查报告"
      action="给居民"
      save={(form, send) => {
        const { values, ...written } = readForm(benchReport, form, {
          title: 'text',
          content: 'text',
          check_date: 'text',
          values: 'text',
        })
        return send(benchReport, { ...written, id, values: JSON.stringify(reportValues(values)) })
      }}
      said={() => '已给到居民'}
      onSaved={onSent}
      onClose={onClose}
    >
      <Field label="检查名称" name="title" required maxLength={50} />
      <Field label="检查日期" name="check_date" keyboard="date" required max={today} defaultValue={today} />
      <TextField label="数值（可不填）" name="values" rows={4} hint="每行一个：名称 数值 参考范围" />
      <TextField label="结论" name="content" required maxLength={1_000} />
    </EditForm>
  )
}
