import { useState } from 'react'
import { type Deed, deeds, hospitalDeeds, MOST_DAYS, MOST_REASON } from '#app/areas/access/blocks/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { ReasonField } from '#app/desk-shell/reason-form.tsx'
import { addDays } from '#kit/time/day.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskPatient, deskPatientBlock } from '../contract.ts'

/** So long where nothing else is said. */
const USUAL_DAYS = 30

interface BlockFormProps {
  handle: string
  patient: Pick<CallOutput<typeof deskPatient>, 'today' | 'can_block' | 'can_block_everywhere'>
  onClose: () => void
  onSaved: () => void
}

/** Keeps somebody from something for a time: what, until when, and why, as they will read it. */
export function BlockForm({ handle, patient, onClose, onSaved }: BlockFormProps) {
  const { today, can_block, can_block_everywhere } = patient
  const [place, setPlace] = useState<'here' | 'everywhere'>('here')
  const [chosen, setChosen] = useState<readonly Deed[]>(hospitalDeeds)
  const offered = place === 'here' ? hospitalDeeds : can_block
  const isEverywhere = place === 'everywhere'
  const wanted = offered.filter((deed) => !isEverywhere || chosen.includes(deed))
  const tick = (deed: Deed) =>
    setChosen(chosen.includes(deed) ? chosen.filter((one) => one !== deed) : [...chosen, deed])
  return (
    <EditForm
      draft="private"
      title="暂停功能"
      onClose={onClose}
      action="暂停"
      kind="danger"
      disabled={wanted.length === 0}
      refusedFields={{ span: 'until', 'enter-now': 'from' }}
      save={(form, send) => {
        const read = readForm(deskPatientBlock, form, { reason: 'text', from: 'text', until: 'text' })
        return send(deskPatientBlock, {
          ...read,
          person: handle,
          deeds: wanted,
          is_everywhere: isEverywhere ? 1 : 0,
        })
      }}
      said={() => '暂停了，已通知患者'}
      onSaved={onSaved}
    >
      <p className="text-14 text-ink-2">
        已经预约、下单、付款的不受影响；到院仍可在人工窗口办理。患者会收到原因、结束日期和问谁。
      </p>
      {can_block_everywhere === 1 && (
        <Segment
          label="在哪里"
          name="place"
          options={[
            { value: 'here', text: '本院' },
            { value: 'everywhere', text: '全平台' },
          ]}
          value={place}
          onChange={(chosen) => setPlace(chosen === 'everywhere' ? 'everywhere' : 'here')}
        />
      )}
      {offered.length === 1 ? (
        <p className="text-16">暂停在本院网上挂号</p>
      ) : (
        <fieldset>
          <legend className="pb-4 text-14 font-medium">暂停什么</legend>
          {offered.map((deed) => (
            <Checkbox key={deed} checked={chosen.includes(deed)} onChange={() => tick(deed)}>
              {deeds[deed]}
              {deed === 'enter' && '（已登录的会退出）'}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <div className="grid grid-cols-2 gap-x-12">
        <Field label="从" name="from" keyboard="date" min={today} defaultValue={today} required />
        <Field
          label="到（含当天）"
          name="until"
          keyboard="date"
          min={today}
          max={addDays(today, MOST_DAYS - 1)}
          defaultValue={addDays(today, USUAL_DAYS - 1)}
          required
        />
      </div>
      <ReasonField
        label="原因，患者会看到"
        maxLength={MOST_REASON}
        common={['多次占号不来', '多次恶意退款', '辱骂医务人员']}
      />
    </EditForm>
  )
}
