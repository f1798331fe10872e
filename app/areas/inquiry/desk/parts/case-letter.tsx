import { useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { MOST } from '../../rules.ts'
import { deskInquiryLetter, deskInquiryLetterRevoke } from '../contract.ts'
import type { CaseProps } from '../pages/one.tsx'

const sheet = {
  passport_name: 'text',
  passport_no: 'text',
  birth_date: 'text',
  diagnosis: 'text',
  plan: 'text',
  begin_date: 'text',
  end_date: 'text',
  cost: 'text',
  payer: 'text',
  contact: 'text',
  valid_date: 'text',
} as const

/** The invitation letter: what consulates ask, and its code. */
export function CaseLetter({ inquiry, onDone }: Omit<CaseProps, 'isOver'>) {
  const [isOpen, setOpen] = useState(false)
  const { request_id, letter, can_letter } = inquiry
  return (
    <Card title="邀请函">
      <div className="space-y-12">
        {letter && (
          <>
            <Facts
              facts={[
                { name: '核验编号', value: letter.code },
                { name: '有效期至', value: letter.valid_date },
                { name: '被核验', value: `${letter.check_num} 次` },
              ]}
            />
            <a href={letter.url} className="inline-flex min-h-target items-center text-accent-ink">
              打开 PDF
            </a>
          </>
        )}
        <div className="flex flex-wrap gap-12">
          {can_letter === 1 && (
            <Button size="small" kind={letter ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
              {letter ? '重开一封' : '开邀请函'}
            </Button>
          )}
          {letter && (
            <ActButton
              call={deskInquiryLetterRevoke}
              input={{ request_id }}
              kind="danger"
              confirm={{
                title: '作废这封邀请函？',
                text: '之后凭编号核验，会显示“已作废”。',
                yes: '作废',
                danger: true,
              }}
              said={() => '已作废'}
              onDone={onDone}
            >
              作废
            </ActButton>
          )}
        </div>
      </div>
      {isOpen && (
        <EditForm
          draft="private"
          title="开邀请函"
          action="生成 PDF"
          refusedFields={{ dates: 'begin_date', passport: 'passport_no' }}
          save={(form, send) => send(deskInquiryLetter, { ...readForm(deskInquiryLetter, form, sheet), request_id })}
          said={({ code }) => `已生成，核验编号 ${code}`}
          onSaved={() => {
            setOpen(false)
            onDone()
          }}
          onClose={() => setOpen(false)}
        >
          <Field label="护照上的姓名" name="passport_name" maxLength={60} placeholder="ZHANG SAN" required />
          <Field label="护照号码" name="passport_no" maxLength={MOST.passportTyped} required />
          <Field label="出生日期" name="birth_date" keyboard="date" required />
          <TextField label="诊断" name="diagnosis" rows={2} maxLength={200} required />
          <TextField label="治疗计划" name="plan" rows={2} maxLength={300} required />
          <div className="grid gap-12 wide:grid-cols-2">
            <Field label="停留开始" name="begin_date" keyboard="date" required />
            <Field label="停留结束" name="end_date" keyboard="date" required />
          </div>
          <Field label="预计费用" name="cost" maxLength={60} placeholder="USD 68,000" required />
          <Field label="谁承担费用" name="payer" maxLength={60} placeholder="患者本人" required />
          <Field label="联系人和电话" name="contact" maxLength={100} required />
          <Field label="邀请函有效期至" name="valid_date" keyboard="date" required />
        </EditForm>
      )}
    </Card>
  )
}
