import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskAppointmentReport, type deskAppointments } from '../contract.ts'

interface ReportButtonProps {
  visit: CallOutput<typeof deskAppointments>['list'][number]
  onDone: () => void
}

/** Writes what came out of an exam or a test. */
export function ReportButton({ visit, onDone }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        {visit.has_report === 1 ? '重写报告' : '写报告'}
      </Button>
      <EditForm
        draft="private"
        open={isOpen}
        title={`${visit.goods_name}的报告`}
        onClose={() => setOpen(false)}
        action="发给患者"
        save={(form, send) => {
          const written = readForm(deskAppointmentReport, form, { doctor: 'text', conclusion: 'text', lines: 'text' })
          return send(deskAppointmentReport, { ...written, yuyue_id: visit.yuyue_id })
        }}
        said={() => '报告已发给患者'}
        onSaved={() => {
          setOpen(false)
          onDone()
        }}
      >
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
      </EditForm>
    </>
  )
}
