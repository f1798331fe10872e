import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { FormDialog } from '#app/desk-shell/form-dialog.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskCodesMake, type deskCombos } from '../contract.ts'
import { MOST_CODES } from '../rules.ts'

interface CodesFormProps {
  choices: CallOutput<typeof deskCombos>
  onClose: () => void
}

/** What codes are made for; afterwards the codes, this once. */
export function CodesForm({ choices, onClose }: CodesFormProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <Made codes={codes} onClose={onClose} />
  return (
    <EditForm
      title="生成码"
      action="生成"
      save={(form, send) => {
        const [kind, id] = String(form.get('what') ?? '').split(' ')
        const written = readForm(deskCodesMake, form, { count: 'text', valid_days: 'text', note: 'text' })
        return send(deskCodesMake, { ...written, ...(kind === 'coupon' ? { coupon_id: id } : { combo_id: id }) })
      }}
      onSaved={(made) => setCodes(made.codes)}
      onClose={onClose}
    >
      <Select
        label="给什么"
        name="what"
        placeholder="请选择"
        defaultValue=""
        required
        options={[
          ...choices.list.map(({ combo_id, title }) => ({ value: `combo ${combo_id}`, text: `会员：${title}` })),
          ...choices.coupons.map(({ coupon_id, title }) => ({
            value: `coupon ${coupon_id}`,
            text: `优惠券：${title}`,
          })),
        ]}
      />
      <div className="grid grid-cols-2 gap-x-12">
        <NumberField label="多少个" name="count" unit="个" min={1} max={MOST_CODES} defaultValue={10} required />
        <NumberField label="多久内有效" name="valid_days" unit="天" min={1} max={730} defaultValue={180} required />
      </div>
      <Field label="用途" name="note" maxLength={40} placeholder="如：社区义诊赠送" required />
    </EditForm>
  )
}

function Made({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('已复制'),
      () => toast('复制不了，请手动选中再复制'),
    )
  return (
    <FormDialog
      open
      title={`已生成 ${codes.length} 个码`}
      onClose={onClose}
      action={
        <Button wide onClick={copy}>
          全部复制
        </Button>
      }
    >
      <Notice tone="warning">码只显示这一次，关闭后看不到了。请先复制保存。</Notice>
      <ul className="pt-12 text-16 tabular-nums select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </FormDialog>
  )
}
