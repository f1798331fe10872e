import { type FormEvent, useId, useState } from 'react'
import { FormDialog } from '#app/areas/desk/staff/cards/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskAppointmentReport, type deskAppointments } from '../contract.ts'

interface ReportButtonProps {
  visit: CallOutput<typeof deskAppointments>['list'][number]
  onDone: () => void
}

/** Writes what came out of an exam or a test. */
export function ReportButton({ visit, onDone }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const writing = useAct(deskAppointmentReport)
  const form = useId()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const textOf = (name: string) => String(typed.get(name) ?? '')
    const [doctor, conclusion, lines] = [textOf('doctor'), textOf('conclusion'), textOf('lines')]
    if (!(await writing.run({ yuyue_id: visit.yuyue_id, doctor, conclusion, lines }))) return
    toast('报告已发给患者')
    setOpen(false)
    onDone()
  }
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        {visit.has_report === 1 ? '重写报告' : '写报告'}
      </Button>
      <FormDialog
        open={isOpen}
        title={`${visit.goods_name}的报告`}
        onClose={() => setOpen(false)}
        action={
          <Button type="submit" form={form} wide busy={writing.busy}>
            发给患者
          </Button>
        }
      >
        <form id={form} onSubmit={submit} className="space-y-12">
          {writing.error && <Notice tone="danger">{writing.error.words}</Notice>}
          <Field label="出具的医生" name="doctor" maxLength={40} required />
          <TextField label="结论和建议" name="conclusion" rows={4} maxLength={2_000} required />
          <TextField
            label="结果，一行一项"
            name="lines"
            rows={8}
            maxLength={20_000}
            placeholder="总胆固醇 | 6.12 | mmol/L | 2.80–5.20 | 偏高…"
            hint="项目 | 结果 | 单位 | 参考范围 | 偏高、偏低或异常；后面的可以不写"
            required
          />
        </form>
      </FormDialog>
    </>
  )
}
