import { useEffect, useEffectEvent, useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { deskTransfer, deskTransferChoices } from '../contract.ts'
import type { Visit } from './visit-table.tsx'

type Clinics = CallOutput<typeof deskTransferChoices>['list']

interface TransferDialogProps {
  row: Visit
  onClose: () => void
  onDone: () => void
}

/** To which other doctor of the day somebody is sent on. */
export function TransferDialog({ row, onClose, onDone }: TransferDialogProps) {
  const [chosen, setChosen] = useState('')
  const clinics = useClinics(row.order_id)
  return (
    <EditForm
      title={`${row.number} 号转诊`}
      action="转诊并通知患者"
      draft={false}
      disabled={chosen === ''}
      save={(_form, send) => send(deskTransfer, { order_id: row.order_id, schedule_id: Number(chosen) })}
      said={({ number, doctor_name, dep_name }) => `已转到${dep_name}${doctor_name}，${number} 号，已通知患者`}
      onSaved={onDone}
      onClose={onClose}
    >
      {clinics === undefined && <SkeletonList />}
      {clinics instanceof WireError && <Trouble text={clinics.words} />}
      {Array.isArray(clinics) &&
        (clinics.length === 0 ? (
          <Notice>今天没有别的门诊可以转。</Notice>
        ) : (
          <Choice
            legend="转给"
            name="schedule_id"
            value={chosen}
            onChange={setChosen}
            options={clinics.map((one) => ({
              value: String(one.schedule_id),
              title: `${one.dep_name} ${one.doctor_name}`,
              note: [one.half_name, one.room, `候诊 ${one.waiting_num} 人`].filter(Boolean).join(' · '),
              aside: `¥${one.fee}`,
            }))}
          />
        ))}
    </EditForm>
  )
}

const useClinics = (orderId: string): Clinics | WireError | undefined => {
  const [clinics, setClinics] = useState<Clinics | WireError>()
  const load = useEffectEvent(() =>
    callApi(deskTransferChoices, { order_id: orderId }).then(
      ({ list }) => setClinics(list),
      (thrown: unknown) => {
        if (!(thrown instanceof WireError)) throw thrown
        setClinics(thrown)
      },
    ),
  )
  useEffect(() => {
    void load()
  }, [])
  return clinics
}
