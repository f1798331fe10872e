import { type FormEvent, type ReactNode, useState } from 'react'
import { FormDialog } from '#app/areas/desk/staff/cards/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
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
  const done = (words: string) => {
    toast(words)
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
  onSent: (words: string) => void
}

function VisitForm({ id, today, onClose, onSent }: OneFormProps) {
  const visit = useAct(benchVisit)
  const send = async (said: (name: string) => string) => {
    const kind = said('kind') === 'phone' ? 'phone' : 'visit'
    const asked = { id, kind, title: said('title'), content: said('content'), date: said('date') } as const
    if (await visit.run(asked)) onSent('已记下，计入本期服务')
  }
  return (
    <ActForm title="记一次随访" action="记下" busy={visit.busy} onClose={onClose} onSend={send}>
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
    </ActForm>
  )
}

function PlanForm({ id, today, onClose, onSent }: OneFormProps) {
  const plan = useAct(benchPlan)
  const send = async (said: (name: string) => string) => {
    const content = JSON.stringify(planItems(said('content'), today))
    if (await plan.run({ id, title: said('title'), content })) onSent('已发给居民，到时间由他逐项确认')
  }
  return (
    <ActForm title="发健康计划" action="发送" busy={plan.busy} onClose={onClose} onSend={send}>
      <Field label="计划名称" name="title" required maxLength={50} />
      <TextField
        label="内容"
        name="content"
        required
        rows={6}
        hint={`每行一项；要到某天才做的，把日期写在前面，例如：${today} 复查血压`}
      />
    </ActForm>
  )
}

function ReportForm({ id, today, onClose, onSent }: OneFormProps) {
  const report = useAct(benchReport)
  const send = async (said: (name: string) => string) => {
    const values = JSON.stringify(reportValues(said('values')))
    const asked = { id, title: said('title'), content: said('content'), check_date: said('date'), values }
    if (await report.run(asked)) onSent('已给到居民')
  }
  return (
    <ActForm title="出检查报告" action="给居民" busy={report.busy} onClose={onClose} onSend={send}>
      <Field label="检查名称" name="title" required maxLength={50} />
      <Field label="检查日期" name="date" keyboard="date" required max={today} defaultValue={today} />
      <TextField label="数值（可不填）" name="values" rows={4} hint="每行一个：名称 数值 参考范围" />
      <TextField label="结论" name="content" required maxLength={1_000} />
    </ActForm>
  )
}

interface ActFormProps {
  title: string
  action: string
  busy: boolean
  children: ReactNode
  onClose: () => void
  onSend: (said: (name: string) => string) => void
}

function ActForm({ title, action, busy, children, onClose, onSend }: ActFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onSend((name) => String(form.get(name) ?? ''))
  }
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      action={
        <Button wide type="submit" form="act" busy={busy}>
          {action}
        </Button>
      }
    >
      <form id="act" onSubmit={submit} className="space-y-12">
        {children}
      </form>
    </FormDialog>
  )
}
