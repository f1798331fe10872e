import { useState } from 'react'
import { PicturesField, picturesOf } from '#app/areas/files/cards/pictures-field.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { fenToYuan, yuanToFen } from '#kit/money/fen.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskDepositEnter, deskDepositPhoto, type deskDepositsDue } from '../contract.ts'
import { NOTE_LETTERS } from '../rules.ts'

/** What a counter took on a day and nobody has banked. */
export type DueDay = CallOutput<typeof deskDepositsDue>['list'][number]

interface DepositFormProps {
  upTo: DueDay
  days: readonly DueDay[]
  onSaved: () => void
  onClose: () => void
}

const AMOUNT = '\\d{1,8}(\\.\\d{1,2})?'

/** The bank's paper of all that was taken in this way up to that day. */
export function DepositForm({ upTo, days, onSaved, onClose }: DepositFormProps) {
  const today = useToday()
  const [isUploading, setUploading] = useState(false)
  const taken = days.filter(({ way, day }) => way === upTo.way && day <= upTo.day)
  const should = fenToYuan(taken.reduce((sum, row) => sum + yuanToFen(row.should), 0))
  return (
    <EditForm
      title={`${upTo.way_name}：到 ${upTo.day} 为止，应收 ${should} 元`}
      action="登记"
      disabled={isUploading}
      refusedFields={{ unexplained: 'note', 'number-used': 'slip_no', days: 'slip_day', fee: 'fee' }}
      save={(form, send) =>
        send(deskDepositEnter, {
          ...readForm(deskDepositEnter, form, {
            banked: 'text',
            fee: 'text',
            is_own: 'flag',
            slip_no: 'text',
            slip_day: 'text',
            note: 'text',
          }),
          way: upTo.way,
          until_day: upTo.day,
          photo: picturesOf(form, 'photo')[0] ?? '',
        })
      }
      said={(made) => (made.difference === '0.00' ? '已登记，金额相符' : `已登记，差额 ${made.difference} 元`)}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="银行到账" name="banked" keyboard="decimal" pattern={AMOUNT} end="元" required />
      {upTo.way === 'terminal' && (
        <Field label="收单手续费" name="fee" keyboard="decimal" pattern={AMOUNT} end="元" defaultValue="0" />
      )}
      <Field label="回单号" name="slip_no" maxLength={40} required />
      <Field label="存入日期" name="slip_day" keyboard="date" max={today} defaultValue={today} required />
      <Checkbox name="is_own">存到本院自己的账户</Checkbox>
      <PicturesField
        name="photo"
        label="回单照片"
        images={[]}
        most={1}
        hint="回单号和金额要清楚"
        upload={async (file, options) => (await callApi(deskDepositPhoto, { file }, options)).url}
        onBusy={setUploading}
      />
      <TextField
        label="说明"
        name="note"
        rows={2}
        maxLength={NOTE_LETTERS}
        hint="到账加手续费和应收不一样时，要写原因"
      />
    </EditForm>
  )
}
