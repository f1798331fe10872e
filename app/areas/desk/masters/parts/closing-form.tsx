import { useEffect, useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { deskClose, deskClosingPreview } from '../contract.ts'
import { MOST_SHOWN } from '../rules/closings.ts'

/** Which hospital, department or doctor, by one of the three. */
export interface Named {
  unit_id?: number
  dep_id?: number
  doctor_id?: number
}

type Preview = CallOutput<typeof deskClosingPreview>

interface ClosingFormProps {
  named: Named
  /** 张大夫, 心内科. */
  name: string
  today: string
  onClose: () => void
  onSaved: () => void
}

/** From which day on it sees nobody, and whom that concerns: named before it is done. */
export function ClosingForm({ named, name, today, onClose, onSaved }: ClosingFormProps) {
  const [from, setFrom] = useState(today)
  const found = usePreview(named, from)
  return (
    <EditForm
      title={`停止接诊：${name}`}
      action="停止接诊"
      kind="danger"
      refusedFields={{ past: 'from' }}
      disabled={!found?.preview}
      save={(form, send) =>
        send(deskClose, {
          ...readForm(deskClose, form, { from: 'text', reason: 'text', stop_booked: 'flag' }),
          ...named,
        })
      }
      said={({ clinic_num, people_num }) =>
        clinic_num === 0 ? '已保存，从那天起不再放号' : `已保存，停诊 ${clinic_num} 个门诊，通知了 ${people_num} 人`
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field
        label="从哪天起"
        name="from"
        keyboard="date"
        min={today}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
        hint="当天和以后不再放号；到那天患者就找不到它了"
        required
      />
      <Field label="原因" name="reason" maxLength={60} hint="已预约的患者会看到，可以不填" />
      <div aria-live="polite">
        {found?.failed && <Notice tone="danger">{found.failed}</Notice>}
        {found?.preview && <Concerned preview={found.preview} />}
      </div>
    </EditForm>
  )
}

/** Asked anew whenever another day is chosen. */
const usePreview = ({ unit_id, dep_id, doctor_id }: Named, from: string) => {
  const [found, setFound] = useState<{ from: string; preview?: Preview; failed?: string }>()
  useEffect(() => {
    if (!from) return
    callApi(deskClosingPreview, { unit_id, dep_id, doctor_id, from }).then(
      (preview) => setFound({ from, preview }),
      (thrown) => {
        if (!(thrown instanceof WireError)) throw thrown
        setFound({ from, failed: thrown.words })
      },
    )
  }, [unit_id, dep_id, doctor_id, from])
  return found?.from === from ? found : undefined
}

function Concerned({ preview: { clinic_num, people_num, list } }: { preview: Preview }) {
  if (clinic_num === 0) return <Notice tone="success">没有人预约了那天以后的号，不影响任何患者。</Notice>
  return (
    <div className="space-y-8">
      <Notice tone="warning">
        有 {clinic_num} 个门诊、{people_num} 人受影响。停诊后他们马上收到通知，可以改约或退款。
      </Notice>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
      <ul className="max-h-240 space-y-8 overflow-y-auto text-14" tabIndex={0} aria-label="受影响的门诊">
        {list.map(({ schedule_id, date, half_name, doctor_name, taken_num, people }) => (
          <li key={schedule_id} className="tabular-nums">
            <p className="font-medium">
              {date} {half_name} · {doctor_name} · {taken_num} 人
            </p>
            <p className="text-ink-2">{people.map((one) => `${one.number} 号 ${one.name}`).join('，')}</p>
          </li>
        ))}
      </ul>
      {clinic_num > MOST_SHOWN && <p className="text-12 text-ink-3">这里列出最近的 {MOST_SHOWN} 个门诊。</p>}
      <Checkbox name="stop_booked" value="1">
        一并停诊：上面的人马上收到通知，不能撤销
      </Checkbox>
    </div>
  )
}
