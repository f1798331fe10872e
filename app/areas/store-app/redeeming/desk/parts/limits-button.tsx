import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { BLOCK_COUNT } from '../../rules/limits.ts'
import { type deskStoreLimits, deskStoreLimitsSave } from '../contract.ts'

/** What the store's phones may take without a net, to be changed. */
export function LimitsButton({ limits }: { limits: CallOutput<typeof deskStoreLimits> }) {
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
        离线上限
      </Button>
      {isOpen && (
        <EditForm
          title="没有网时最多收多少"
          action="保存"
          save={(form, send) =>
            send(
              deskStoreLimitsSave,
              readForm(deskStoreLimitsSave, form, { each_amount: 'text', sum_amount: 'text', count: 'text' }),
            )
          }
          said={() => '已保存，设备下次联网生效'}
          onSaved={() => {
            setOpen(false)
            revalidate()
          }}
          onClose={() => setOpen(false)}
        >
          <Field
            label="单笔最多（元）"
            name="each_amount"
            keyboard="decimal"
            defaultValue={limits.each_amount}
            hint="更贵的码一定要有网才能核销；填 0 就是不许离线核销"
            required
          />
          <Field
            label="每台设备合计最多（元）"
            name="sum_amount"
            keyboard="decimal"
            defaultValue={limits.sum_amount}
            required
          />
          <Field
            label={`每台设备最多几笔（不超过 ${BLOCK_COUNT}）`}
            name="count"
            keyboard="number"
            defaultValue={String(limits.count)}
            required
          />
        </EditForm>
      )}
    </>
  )
}
